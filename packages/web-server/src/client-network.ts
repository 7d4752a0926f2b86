import { isIPv6 } from 'node:net';

/**
 * What limits count by: an IPv4 address, or the first half of an IPv6 one. One household or phone owns a whole IPv6 /64:
 * single addresses in it are free to change.
 */
export function toClientNetwork(clientIp: string): string {
  if (!isIPv6(clientIp)) return clientIp;
  const [head = '', tail = ''] = clientIp.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = clientIp.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
