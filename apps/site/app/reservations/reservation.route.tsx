import { formatPhoneHref } from '@showroom/catalog-data/business-facts';
import { describeHoldEnd, findHoldEnd, HOLD_OPEN_DAYS } from '@showroom/catalog-data/hold-end';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import { confirmLinkedHold, findLinkedHold, readBusinessFacts } from '@showroom/store/site';
import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { data, Form, redirect } from 'react-router-dom';
import { SiteLink } from '../shell/site-link.tsx';
import { logContext, requestFactsContext, runtimeContext, storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useSiteFacts } from '../shell/site-facts.ts';
import type { Route } from './+types/reservation.route';
import { describeReservation } from './describe-reservation.ts';

/** The URL is secret, and its content short-lived. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

export function headers() {
  return PRIVATE;
}

/** Shows a reservation. Opening it changes nothing, because mail programs open links automatically. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const hold = await findLinkedHold(store, params.token);
  const { hours, phone } = await readBusinessFacts(store);
  const words = describeReservation(hold, {
    until: hold === undefined ? '' : describeHoldEnd(new Date(hold.until)),
    fullEnd: describeHoldEnd(findHoldEnd(hours.pickUp, store.now())),
    days: HOLD_OPEN_DAYS,
    pickUp: describeOpenDays(hours.pickUp),
    phone: phone.display,
  });
  return data(
    { words, name: hold?.name ?? null, reference: hold?.reference ?? null },
    { status: hold === undefined ? 404 : 200, headers: PRIVATE },
  );
}

/** Confirms the reservation. The page then shows its state, also after a failure. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    const result = await confirmLinkedHold(context.get(storeContext), params.token);
    if (result.ok) context.get(runtimeContext).kickOutbox();
    if (!result.ok && result.code === 'already-held')
      return data({ problem: 'You already have one of these reserved.' }, { status: 409 });
  } catch (error) {
    const { requestId } = context.get(requestFactsContext);
    context.get(logContext).error('A reservation could not be confirmed', { requestId, error });
    return data({ problem: 'We couldn’t confirm it. Please try again, or call us.' }, { status: 503 });
  }
  return redirect(`/reservations/${encodeURIComponent(params.token)}`, { status: 303 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your reservation',
    description: 'Confirm your reservation or check its status.',
    // Its own URL is secret.
    path: '/in-stock',
    isIndexed: false,
  });
}

export default function Reservation({ loaderData, actionData }: Route.ComponentProps) {
  const { words, name, reference } = loaderData;
  const { phone } = useSiteFacts();
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <div className="max-w-prose">
        <h1 className="font-serif text-title wrap-anywhere">{words.heading}</h1>
        {name !== null && <p className="mt-4 font-serif text-subheading wrap-anywhere">{name}</p>}
        <div role="status" className="mt-3 grid gap-3">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {actionData && (
          <p role="alert" className="mt-4 text-danger">
            {actionData.problem}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-4">
          {words.button !== undefined && (
            <Form method="post">
              <Button type="submit">{words.button}</Button>
            </Form>
          )}
          {words.link && (
            <LinkButton
              as={SiteLink}
              href={words.link.href}
              variant={words.button === undefined ? 'primary' : 'secondary'}
            >
              {words.link.words}
            </LinkButton>
          )}
        </div>
        <p className="mt-8 text-ink-muted">
          Questions? Call{' '}
          <a href={formatPhoneHref(phone)} className="inline-flex min-h-11 items-center whitespace-nowrap underline">
            {phone.display}
          </a>
          {reference !== null && <span> and mention {reference}</span>}
          <span>.</span>
        </p>
      </div>
    </div>
  );
}
