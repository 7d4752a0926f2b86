import type { LinkedHold } from '@showroom/store/hold-link';

interface HoldDays {
  /** When the piece is, or was, free again. */
  readonly until: string;
  /** Until when it would be held if it were confirmed now. */
  readonly fullEnd: string;
  /** How many days with pick-up that is. */
  readonly days: number;
  readonly pickUp: string;
  readonly phone: string;
}

/** What the page of a reservation says, and what can be done there. */
export interface ReservationWords {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The button that confirms; left out where there is nothing to confirm. */
  readonly button?: string;
  readonly link?: { readonly href: string; readonly words: string };
}

/** Says how the reservation of a link stands. Every day comes in words, in the shop's time. */
export function describeReservation(
  hold: LinkedHold | undefined,
  { until, fullEnd, days, pickUp, phone }: HoldDays,
): ReservationWords {
  const kept = `We keep it for ${days} days with pick-up, until ${fullEnd}.`;
  const pickedUp = `Nothing is paid before you have seen it. Pick-up is ${pickUp}.`;
  const requestStays = "We have your request either way, and we'll be in touch.";
  if (hold === undefined)
    return {
      heading: "We don't know this link",
      paragraphs: [
        "Your email program may have cut it short: copy the whole link from our email. If the request was deleted, its link doesn't work any more.",
      ],
      link: { href: '/in-stock', words: "See What's in Stock" },
    };
  switch (hold.state) {
    case 'waiting':
      return {
        heading: 'Confirm your reservation',
        paragraphs: [`We're holding it for you until ${until}. Confirm to keep it: ${lowerFirst(kept)}`, pickedUp],
        button: 'Confirm Reservation',
      };
    case 'lapsed':
      return {
        heading: hold.wasHeld ? 'Your hour is over, and one is still here' : 'Confirm your reservation',
        paragraphs: [
          hold.wasHeld
            ? `We held it until ${until}. Nobody else has taken it: confirm now and it's yours again. ${kept}`
            : `It isn't held yet. Confirm to reserve it: ${lowerFirst(kept)}`,
          pickedUp,
        ],
        button: 'Confirm Reservation',
      };
    case 'confirmed':
      return {
        heading: "It's reserved for you",
        paragraphs: [`Your reservation is confirmed. We're holding it until ${until}.`, pickedUp],
        link: { href: hold.path, words: 'See the Piece' },
      };
    case 'ended':
      return {
        heading: 'Your reservation has ended',
        paragraphs: [`We held it for you until ${until}. You can reserve it again if one is left. ${requestStays}`],
        link: { href: hold.path, words: 'See the Piece' },
      };
    case 'taken':
      return {
        heading: 'Somebody else has the last one',
        paragraphs: [
          hold.wasHeld
            ? `Your hour ended ${until}, and the last one has gone to somebody else since then. We're sorry.`
            : "The last one has gone to somebody else. We're sorry.",
          `${requestStays} We can also tell you when one comes in.`,
        ],
        link: {
          href: hold.path === '/in-stock' ? hold.path : `${hold.path}/reserve`,
          words: 'Tell Me When There Is One',
        },
      };
    case 'given-up':
      return {
        heading: 'This reservation is closed',
        paragraphs: [`The showroom has closed it. If that's a surprise, call us on ${phone}.`],
        link: { href: '/in-stock', words: "See What's in Stock" },
      };
    case 'too-old':
      return {
        heading: 'This link has expired',
        paragraphs: [`It was good for a week. You can reserve again if one is left. ${requestStays}`],
        link: { href: hold.path, words: 'See the Piece' },
      };
  }
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
