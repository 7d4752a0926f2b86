import type { FormTokenReading } from './form-token.ts';

/** From this score on a lead is flagged as suspected. It is stored and shown all the same. */
export const SUSPECTED_FROM = 50;
const SHORTEST_FILLING_MS = 3000;

export interface SpamInput {
  /** The field that people do not see came back filled in. */
  isHoneypotFilled: boolean;
  /** What `readFormToken` said about the form's token. */
  token: FormTokenReading;
  /** Why it is not known that a person sent it, where the owner has set up what tells; null where it is known. */
  unproven?: string | null;
  name: string;
  /** Message and free-text answers. */
  text: string;
  /** A person needs longer than this to fill in the form, in milliseconds; three seconds unless it is shorter than others. */
  shortestFillingMs?: number;
}

export interface SpamScore {
  /** 0 (nothing noticed) upwards. */
  score: number;
  /** What was noticed, for the owner to read. */
  reasons: string[];
  isSuspected: boolean;
}

const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
// Offers that arrive through contact forms, not words a client of a countertop shop would write.
const OFFERS =
  /\b(?:backlinks?|seo (?:services?|expert|agency|packages?)|guest posts?|rank(?:ing)? (?:on|in) google|first page of google|casino|crypto(?:currency)? invest\w*|viagra|cialis|payday loans?|web ?design services?|lead generation services?)\b/i;

/** Weighs the signs of spam. One weak sign alone never flags a lead; the honeypot or a forged token does. */
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

  // Little by itself: anyone who goes without scripts has no proof either, and is not to be taken for a robot.
  if (input.unproven) notice(20, input.unproven);

  const links = input.text.match(LINK)?.length ?? 0;
  if (links >= 3) notice(40, `The message contains ${links} links`);
  else if (links > 0) notice(15, 'The message contains a link');
  if (MARKUP.test(input.text)) notice(40, 'The message contains link markup');
  if (/https?:\/\/|www\./i.test(input.name)) notice(50, 'The name contains a link');
  if (OFFERS.test(input.text)) notice(30, 'Reads like a sales pitch');

  return { score, reasons, isSuspected: score >= SUSPECTED_FROM };
}
