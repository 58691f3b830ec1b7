import type { Client } from '@touchstone/sdk';
import type { VNode } from 'preact';
import type { Assets } from './assets.ts';
import type { Format } from './format.ts';
import type { Language } from './language.ts';
import type { Messages } from './messages/messages.ts';
import type { Session, Visitor } from './session/visitor.ts';

/** What every page and component may know about the site it is part of. */
export interface SiteView {
  readonly language: Language;
  readonly messages: Messages;
  readonly format: Format;
  readonly today: string;
  readonly isDemo: boolean;
  readonly release: string;
  readonly baseUrl: string;
  readonly assets: Assets;
  /** Who is signed in. */
  readonly session: Session | undefined;
  /** Whether somebody may be signed in and it was not found out who. */
  readonly isSomebody: boolean;
  /** A path of the site in the language of the reader. */
  link(path: string): string;
  /** The same in another language. */
  linkIn(language: Language, path: string): string;
  /** The lasting address of a path, the same in every language. */
  permalink(path: string): string;
}

export interface PageRequest extends SiteView {
  readonly registry: Client;
  /** Without the language. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  readonly accept: string | undefined;
  readonly body: Uint8Array | undefined;
  /** How the body is written. */
  readonly contentType: string | undefined;
  readonly visitor: Visitor;
}

/** The entries of the menu. */
export type MenuEntry = 'institutions' | 'reports' | 'agencies' | 'countries' | 'statistics' | 'verify';

/** The entries of the menu of somebody signed in. */
export type PersonalEntry = 'desk' | 'reports' | 'new-report' | 'upload' | 'agency' | 'account' | 'tokens' | 'settings';

/** Scripts that only some pages load. */
export type PageScript = 'portal-form' | 'portal-csv';

export interface Document {
  readonly title: string;
  readonly description: string;
  readonly content: VNode;
  readonly menu?: MenuEntry;
  readonly status?: number;
  /** The path of the lasting address, when it is another than the one that was asked for. */
  readonly canonical?: string;
  /** Whether search engines are to leave the page out. */
  readonly isUnlisted?: boolean;
  /** Whether the page has a large search box of its own, so that the one in the head is left out. */
  readonly hasSearch?: boolean;
  /** Whether the page answers one visitor alone and is kept nowhere. */
  readonly isPrivate?: boolean;
  readonly structuredData?: object;
  /** Other forms of the same record. */
  readonly alternates?: readonly { readonly type: string; readonly path: string }[];
  /** The page belongs to the account: another menu, and nothing of it is kept anywhere. */
  readonly personal?: PersonalEntry | 'none';
  /** What helps on this page alone. */
  readonly script?: PageScript;
  /** The header `Set-Cookie`. */
  readonly cookie?: string;
  /** Who has signed in with the very request that the page answers. */
  readonly session?: Session;
}

export interface Data {
  readonly contentType: string;
  readonly data: string;
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Redirect {
  readonly redirect: string;
  readonly status: 302 | 303 | 308;
  /** The header `Set-Cookie`. */
  readonly cookie?: string;
}

export type PageAnswer = Document | Data | Redirect;

export interface Page {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  /** How many bytes may be sent, where files are. */
  readonly bodyLimit?: number;
  /** Addresses that are not for reading are the same in every language. */
  readonly isNeutral?: boolean;
  /** What the operator works with is written in English alone. */
  readonly isEnglishOnly?: boolean;
  respond(request: PageRequest): Promise<PageAnswer> | PageAnswer;
}

/** The page has nothing to show; the reader is told so. */
export class PageProblem extends Error {
  override readonly name = 'PageProblem';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
