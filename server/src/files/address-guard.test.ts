import { describe, expect, it } from 'vitest';
import { createAddressGuard, isAddressWithPort } from './address-guard.ts';

describe('the guard of addresses', () => {
  const guard = createAddressGuard();

  it.each(['8.8.8.8', '193.0.6.139', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
    'lets %s through, which anybody can reach',
    (address) => {
      expect([guard.allows(address, 80), guard.allows(address, 443)]).toEqual([true, true]);
    },
  );

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback by another number', '127.8.9.1'],
    ['this machine', '0.0.0.0'],
    ['a private range', '10.1.2.3'],
    ['a private range', '172.16.0.1'],
    ['a private range', '172.31.255.255'],
    ['a private range', '192.168.1.1'],
    ['a carrier network', '100.64.0.1'],
    ['the metadata service', '169.254.169.254'],
    ['protocol assignments', '192.0.0.192'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.9'],
    ['multicast', '224.0.0.1'],
    ['the future', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['IPv6 unique local', 'fd00:ec2::254'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 link-local with a zone', 'fe80::1%eth0'],
    ['IPv6 site-local', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped loopback in hexadecimal', '::ffff:7f00:1'],
    ['mapped metadata', '::ffff:169.254.169.254'],
    ['compatible loopback', '::127.0.0.1'],
    ['6to4 of a private address', '2002:0a01:0203::1'],
    ['Teredo', '2001:0:7f00:1::1'],
    ['NAT64 of loopback', '64:ff9b::7f00:1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('refuses %s: %s', (_what, address) => {
    expect([guard.allows(address, 80), guard.allows(address, 443)]).toEqual([false, false]);
  });

  it.each([22, 25, 6379, 8080, 8443])('refuses port %i', (port) => {
    expect(guard.allows('8.8.8.8', port)).toBe(false);
  });

  it('exempts exactly what is allowed by name and port, in any notation', () => {
    const open = createAddressGuard(['127.0.0.1:9000', '[::1]:9001']);

    expect([open.allows('127.0.0.1', 9000), open.allows('::ffff:127.0.0.1', 9000)]).toEqual([true, true]);
    expect([open.allows('0:0:0:0:0:0:0:1', 9001), open.allows('::1', 9000)]).toEqual([true, false]);
    expect([open.allows('127.0.0.1', 80), open.allows('127.0.0.2', 9000)]).toEqual([false, false]);
  });

  it.each([
    ['127.0.0.1:9000', true],
    ['[::1]:9000', true],
    ['127.0.0.1', false],
    ['localhost:9000', false],
    ['10.0.0.0/8', false],
    ['127.0.0.1:99999', false],
  ])('reads %s as an allowed address: %s', (text, isGood) => {
    expect(isAddressWithPort(text)).toBe(isGood);
  });
});
