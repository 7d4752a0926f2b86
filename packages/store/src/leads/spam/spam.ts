import type { FormTokenReading } from './form-token.ts';

/** Leads with this score or more are flagged as suspected. They are stored and shown all the same. */
export const SUSPECTED_FROM = 50;
const SHORTEST_FILLING_MS = 3000;

export interface SpamInput {
  isHoneypotFilled: boolean;
  token: FormTokenReading;
  /** Why the sender is not verified as a person, if human verification is set up; null if verified. */
  unproven?: string | null;
  name: string;
  /** Message and free-text answers. */
  text: string;
  /** The shortest time in which a person fills in the form, in milliseconds. Default: three seconds. */
  shortestFillingMs?: number;
}

export interface SpamScore {
  score: number;
  reasons: string[];
  isSuspected: boolean;
}

const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
// Typical spam offers, in words that no customer of a countertop shop would use.
const OFFERS =
  /\b(?:backlinks?|seo (?:services?|expert|agency|packages?)|guest posts?|rank(?:ing)? (?:on|in) google|first page of google|casino|crypto(?:currency)? invest\w*|viagra|cialis|payday loans?|web ?design services?|lead generation services?)\b/i;

/** Scores signs of spam. A single weak sign never flags a lead; the honeypot or a forged token does. */
export function scoreSpam(input: SpamInput): SpamScore {
  const { shortestFillingMs = SHORTEST_FILLING_MS } = input;
  const reasons: string[] = [];
  let score = 0;
  const notice = (points: number, reason: string): void => {
    score += points;
    reasons.push(reason);
  };

  if (input.isHoneypotFilled) notice(60, 'Hidden (honeypot) field was filled in');
  if (input.token.state === 'invalid') notice(50, 'The form token was forged or damaged');
  if (input.token.state === 'missing') notice(30, 'The form token was missing');
  if (input.token.state === 'expired') notice(10, 'The form was open for days');
  if (input.token.state === 'ok' && input.token.ageMs !== null && input.token.ageMs < shortestFillingMs) {
    notice(30, 'Sent unusually fast');
  }

  // A low score: visitors without scripts have no proof either, and must not be mistaken for robots.
  if (input.unproven) notice(20, input.unproven);

  const links = input.text.match(LINK)?.length ?? 0;
  if (links >= 3) notice(40, `The message contains ${links} links`);
  else if (links > 0) notice(15, 'The message contains a link');
  if (MARKUP.test(input.text)) notice(40, 'The message contains link markup');
  if (/https?:\/\/|www\./i.test(input.name)) notice(50, 'The name contains a link');
  if (OFFERS.test(input.text)) notice(30, 'Reads like a sales pitch');

  return { score, reasons, isSuspected: score >= SUSPECTED_FROM };
}
