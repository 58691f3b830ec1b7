/** Makes something once for each source, for as long as the source is there. */
export function onceFor<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { readonly of: Made }>();
  return (source) => {
    const known = made.get(source);
    if (known) return known.of;
    const fresh = make(source);
    made.set(source, { of: fresh });
    return fresh;
  };
}
