// The shop confirms any hold. A visitor confirms by the link of a reservation alone (hold-link.ts), which uses the same function: the
// public site must not load what is the admin's.
export { confirmHold } from './confirm-hold.ts';
