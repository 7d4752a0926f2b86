import ipaddr from 'ipaddr.js';

/** One customer of a provider may be given a whole /48, in which it changes its IP address and its /64 as it likes. */
const CUSTOMER_BITS = 48;

/**
 * What every limit that is kept for each client counts by: an IPv4 address, also one that is wrapped in IPv6, or the network of a
 * customer around an IPv6 address. What is no IP address counts as it is.
 */
export function toClientNetwork(clientIp: string): string {
  if (!ipaddr.isValid(clientIp)) return clientIp;
  const ip = ipaddr.process(clientIp);
  if (ip.kind() === 'ipv4') return ip.toString();
  const [bare] = ip.toNormalizedString().split('%', 1);
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${CUSTOMER_BITS}`).toString();
}
