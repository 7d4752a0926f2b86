import { isIPv6 } from 'node:net';

/**
 * What limits count by: an IPv4 address, or the network of an IPv6 address. One household or phone owns a whole /64, in which
 * it changes its IP address as it likes; one customer of a provider owns up to a /48.
 */
export function toClientNetwork(clientIp: string, prefixBits: 48 | 64 = 64): string {
  if (!isIPv6(clientIp)) return clientIp;
  const [head = '', tail = ''] = clientIp.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = clientIp.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return groups
    .slice(0, prefixBits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
