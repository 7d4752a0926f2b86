import { describeHoldEnd, findHoldEnd, HOLD_OPEN_DAYS } from '@showroom/catalog-data/hold-end';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import { RequestReceived } from '@showroom/forms/request-received';
import { ReservationForm } from '@showroom/forms/reservation-form';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { readBusinessFacts } from '@showroom/store/settings';
import { Picture } from '@showroom/ui/picture';
import { useState } from 'react';
import { data, Link } from 'react-router-dom';
import { findSubjectOfPiece } from '../leads/lead-subject.server.ts';
import { answerPlainForm, makeFormToken } from '../leads/post-form.server.ts';
import { sendLead } from '../leads/send-lead.ts';
import { runtimeContext, storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ArrowLeftIcon } from '../shell/icons.tsx';
import { useSiteFacts } from '../shell/site-facts.ts';
import type { Route } from './+types/reserve.route';
import { findPiece } from './find-piece.server.ts';

/** The form that sets a piece aside; where none is left, the one that asks to be told of the next. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { shelf, left, freeFrom } = await findPiece(store, params);
  const product = shelf.family.find(params.slug);
  if (!product) throw data(null, { status: 404 });
  const { hours, promises } = await readBusinessFacts(store);
  const picture = shelf.findPicture(product.pictureNames[0] ?? '');
  return {
    name: product.name,
    path: product.path,
    price: product.offer?.price ?? '',
    picture: picture && toPictureSource(picture, { widths: [400, 800] }),
    isLeft: left > 0,
    freeFrom,
    subject: findSubjectOfPiece(params.slug, product.name),
    formToken: await makeFormToken(context),
    holdDays: HOLD_OPEN_DAYS,
    holdEnd: context.get(runtimeContext).isExported
      ? 'the day that we name in our answer'
      : describeHoldEnd(findHoldEnd(hours.pickUp, store.now())),
    pickUp: describeOpenDays(hours.pickUp),
    shipsWithinHours: promises.shipsWithinHours,
  };
}

/** Without scripts the form posts here. What it asks for stands in the address, as the piece may go while it is filled in. */
export async function action({ request, context }: Route.ActionArgs) {
  const asksToBeTold = new URL(request.url).searchParams.get('ask') === 'notice';
  return answerPlainForm(asksToBeTold ? 'restock-notice' : 'reservation', request, context);
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const title = loaderData ? `Reserve ${loaderData.name}` : 'Not found';
  const description = loaderData
    ? `Set a ${loaderData.name} aside and see it in the showroom.`
    : 'We have none by that name.';
  return pageMeta(matches, { title, description, path: location.pathname, isIndexed: false });
}

export default function Reserve({ loaderData: piece, actionData: posted }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const [isGone, setIsGone] = useState(false);
  const { formToken, name, path, picture, price, subject } = piece;
  const isLeft = piece.isLeft && !isGone;
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-6 lg:grid-cols-[5fr_7fr]">
      <div>
        <Link to={path} className="inline-flex min-h-11 items-center gap-2 text-small hover:text-spruce">
          <ArrowLeftIcon className="size-4" />
          Back to the piece
        </Link>
        <h1 className="mt-2 font-serif text-title">{isLeft ? 'Reserve in showroom' : 'Be told when there is one'}</h1>
        <div className="mt-6 flex items-center gap-5 lg:block">
          {picture && (
            <Picture
              record={picture}
              alt=""
              sizes="(min-width: 64rem) 36vw, 9rem"
              className="max-w-36 rounded-xs shadow-card lg:max-w-none"
            />
          )}
          <p className="lg:mt-4 lg:flex lg:items-baseline lg:justify-between lg:gap-4">
            <span className="block font-serif text-subheading">{name}</span>
            <span className="tabular-nums">{price}</span>
          </p>
        </div>
        <div className="mt-6 grid max-w-prose gap-3 text-ink-muted">
          {isLeft ? <HoldWords piece={piece} /> : <NoneLeftWords freeFrom={piece.freeFrom} />}
        </div>
      </div>
      <div className="lg:pt-14">
        {posted?.stored ? (
          <RequestReceived {...posted.stored} business={facts} />
        ) : (
          <ReservationForm
            action={`${path}/reserve${isLeft ? '' : '?ask=notice'}`}
            asksFor={isLeft ? 'piece' : 'notice'}
            formToken={formToken}
            context={subject}
            business={facts}
            send={async (form) => {
              const result = await sendLead(isLeft ? 'reservation' : 'restock-notice', form);
              // What was typed stays, and asks for the next one.
              if (result.status === 'refused' && result.code === 'nothing-left') setIsGone(true);
              return result;
            }}
            {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
          />
        )}
      </div>
    </div>
  );
}

type PieceFacts = Route.ComponentProps['loaderData'];

function HoldWords({ piece: { holdDays, holdEnd, pickUp, shipsWithinHours } }: { readonly piece: PieceFacts }) {
  return (
    <>
      <p>
        We set one aside under your name. Reserved today, it is held until{' '}
        <strong className="font-medium text-ink">{holdEnd}</strong>, {holdDays} days with pick-up. After that somebody
        else can have it.
      </p>
      <p>
        Nothing is paid before you have seen it. Pick-up is {pickUp}. Bought, it ships within {shipsWithinHours} hours.
      </p>
    </>
  );
}

function NoneLeftWords({ freeFrom }: { readonly freeFrom: string | null }) {
  return (
    <p>
      {freeFrom === null
        ? 'None is left at the moment. Leave a line, and we tell you when the next one comes in.'
        : `The last one is set aside for somebody until ${freeFrom}. Leave a line, and we tell you if it is free again, or when the next one comes in.`}
    </p>
  );
}
