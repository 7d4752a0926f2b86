import { expect, it } from 'vitest';
import { findMailbox, isMailAddress } from './mail-address.ts';

it.each(['sam@example.ca', "o'neil&sons@example.ca", 'sam.o+quotes@sub.example.co', 'jean-françois@exämple.ca'])(
  'accepts %s as one address',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

it.each([
  'sam@example.ca?bcc=you%40example.ca',
  'sam@example.ca&cc=you',
  'sam@example.ca, you@example.ca',
  'Sam <sam@example.ca>',
  'sam@example',
  'sam@example.ca\nBcc: you@example.ca',
])('doesn’t accept %s as one address', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

it.each([
  ['Sam@Example.CA', 'sam@example.ca'],
  ['sam+quotes@example.ca', 'sam@example.ca'],
  ['+sam@example.ca', '+sam@example.ca'],
  ['s.a.m+x@Gmail.com', 'sam@gmail.com'],
  ['sam@googlemail.com', 'sam@gmail.com'],
  ['s.a.m@example.ca', 's.a.m@example.ca'],
  ['no address', 'no address'],
])('maps %s to the mailbox %s', (address, mailbox) => {
  expect(findMailbox(address)).toBe(mailbox);
});
