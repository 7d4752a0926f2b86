// The shop confirms any hold; a visitor only through a reservation's link (hold-link.ts), which uses the same function. The
// public site must not load the admin's entry.
export { confirmHold } from './confirm-hold.ts';
