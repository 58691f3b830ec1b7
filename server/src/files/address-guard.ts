import ipaddr from 'ipaddr.js';

export interface AddressGuard {
  /** Whether a file may be fetched from this address of a machine. */
  allows(address: string, port: number): boolean;
}

const PORTS = [80, 443];
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Lets only addresses through that anybody on the internet can reach. An allowed one, `127.0.0.1:9000` or
 * `[::1]:9000`, is exempt: that is for tests and for an operator who knows the machine.
 */
export function createAddressGuard(allowed: readonly string[] = []): AddressGuard {
  const exempt = new Set(allowed.map(toKey));
  return {
    allows(address, port) {
      if (!ipaddr.isValid(address)) return false;
      // Also the forms that carry an IPv4 address inside an IPv6 one.
      const parsed = ipaddr.process(address);
      if (exempt.has(`${parsed.toNormalizedString()} ${port}`)) return true;
      return PORTS.includes(port) && isPublic(parsed);
    },
  };
}

/** Everything with a special meaning is refused, also ways to reach IPv4 through IPv6: 6to4, Teredo, NAT64. */
function isPublic(address: ReturnType<typeof ipaddr.process>): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6);
}

const ADDRESS_AND_PORT = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/;

/** Whether a text names one address with its port. */
export function isAddressWithPort(text: string): boolean {
  const [, six, four, port] = ADDRESS_AND_PORT.exec(text) ?? [];
  return ipaddr.isValid(six ?? four ?? '') && Number(port) <= 65_535;
}

function toKey(text: string): string {
  const [, six, four, port] = ADDRESS_AND_PORT.exec(text) ?? [];
  return `${ipaddr.process(six ?? four ?? '').toNormalizedString()} ${port}`;
}
