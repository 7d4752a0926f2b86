import ipaddr from 'ipaddr.js';

/**
 * What limits count by: an IPv4 address, or the network of an IPv6 address. One household or phone owns a whole /64, in which
 * it changes its IP address as it likes; one customer of a provider owns up to a /48.
 */
export function toClientNetwork(clientIp: string, prefixBits: 48 | 64 = 64): string {
  if (!ipaddr.IPv6.isValid(clientIp)) return clientIp;
  return ipaddr.IPv6.networkAddressFromCIDR(`${clientIp}/${prefixBits}`).toString();
}
