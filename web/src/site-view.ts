import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SiteView } from './page.ts';

const SiteContext = createContext<SiteView | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The language, the words and the addresses of the site that is being rendered. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (site === undefined) throw new TypeError('A component was rendered outside of a site');
  return site;
}
