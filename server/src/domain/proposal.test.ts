import { describe, expect, it } from 'vitest';
import { comparableName, domainOf } from './proposal.ts';

describe('what proposals are compared by', () => {
  it.each([
    ['Université  de Liège', 'universite de liege'],
    ['"Ss. Cyril" – University', 'ss cyril university'],
    ['თბილისის უნივერსიტეტი', 'თბილისის უნივერსიტეტი'],
    ['', ''],
  ])('the name %s is %s', (name, comparable) => {
    expect(comparableName(name)).toBe(comparable);
  });

  it.each([
    ['https://www.Valmere.example/en?x=1', 'valmere.example'],
    ['http://valmere.example:8080', 'valmere.example'],
    ['valmere.example', ''],
    ['', ''],
  ])('the domain of %s is %s', (address, domain) => {
    expect(domainOf(address)).toBe(domain);
  });
});
