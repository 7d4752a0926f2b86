import type { LinkedHold } from '@showroom/store/site';

interface HoldDays {
  /** When the hold ends or ended. */
  readonly until: string;
  /** The end of the hold if it is confirmed now. */
  readonly fullEnd: string;
  /** The number of pick-up days until then. */
  readonly days: number;
  readonly pickUp: string;
  readonly phone: string;
}

export interface ReservationWords {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The label of the confirm button, if it can be confirmed. */
  readonly button?: string;
  readonly link?: { readonly href: string; readonly words: string };
}

/** Describes a reservation. Times are in words, in the shop's time zone. */
export function describeReservation(
  hold: LinkedHold | undefined,
  { until, fullEnd, days, pickUp, phone }: HoldDays,
): ReservationWords {
  const kept = `We’ll keep it for ${days} pick-up days, until ${fullEnd}.`;
  const pickedUp = `You pay nothing until you’ve seen it. Pick-up is ${pickUp}.`;
  const requestStays = 'We have your request either way, and we’ll be in touch.';
  if (hold === undefined)
    return {
      heading: 'This link doesn’t work',
      paragraphs: [
        'Your email app may have cut it short: copy the whole link from our email. If the request was deleted, its link no longer works.',
      ],
      link: { href: '/in-stock', words: 'See What’s in Stock' },
    };
  switch (hold.state) {
    case 'waiting':
      return {
        heading: 'Confirm your reservation',
        paragraphs: [`It’s reserved for you until ${until}. Confirm to keep it longer. ${kept}`, pickedUp],
        button: 'Confirm Reservation',
      };
    case 'lapsed':
      return {
        heading: hold.wasHeld ? 'Your hour is up, but we still have one' : 'Confirm your reservation',
        paragraphs: [
          hold.wasHeld
            ? `We reserved it until ${until}. No one else has taken it, so confirm now and it’s yours again. ${kept}`
            : `It isn’t reserved yet. Confirm to reserve it. ${kept}`,
          pickedUp,
        ],
        button: 'Confirm Reservation',
      };
    case 'confirmed':
      return {
        heading: 'It’s reserved for you',
        paragraphs: [`Your reservation is confirmed. We’ll keep it for you until ${until}.`, pickedUp],
        link: { href: hold.path, words: 'View the Product' },
      };
    case 'ended':
      return {
        heading: 'Your reservation has ended',
        paragraphs: [
          `It was reserved for you until ${until}. You can reserve it again if one is left. ${requestStays}`,
        ],
        link: { href: hold.path, words: 'View the Product' },
      };
    case 'taken':
      return {
        heading: 'Someone else has the last one',
        paragraphs: [
          hold.wasHeld
            ? `Your hour ended ${until}, and someone else has reserved the last one since. We’re sorry.`
            : 'Someone else has reserved the last one. We’re sorry.',
          `${requestStays} We can also let you know when more arrive.`,
        ],
        link: {
          href: hold.path === '/in-stock' ? hold.path : `${hold.path}/reserve`,
          words: 'Notify Me',
        },
      };
    case 'given-up':
      return {
        heading: 'This reservation is closed',
        paragraphs: [`The showroom has closed this reservation. If you weren’t expecting that, call us at ${phone}.`],
        link: { href: '/in-stock', words: 'See What’s in Stock' },
      };
    case 'too-old':
      return {
        heading: 'This link has expired',
        paragraphs: [`Links work for a week. You can reserve again if one is left. ${requestStays}`],
        link: { href: hold.path, words: 'View the Product' },
      };
  }
}
