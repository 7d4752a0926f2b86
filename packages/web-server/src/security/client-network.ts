import ipaddr from 'ipaddr.js';

/** A provider may give a customer a /48, in which the customer can change address and /64 at will. */
const CUSTOMER_BITS = 48;

/**
 * Returns what limits count clients by: an IPv4 address, or the customer's network for an IPv6 address. Anything else counts as
 * it is.
 */
export function toClientNetwork(clientIp: string): string {
  if (!ipaddr.isValid(clientIp)) return clientIp;
  const ip = ipaddr.process(clientIp);
  if (ip.kind() === 'ipv4') return ip.toString();
  const [bare] = ip.toNormalizedString().split('%', 1);
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${CUSTOMER_BITS}`).toString();
}
