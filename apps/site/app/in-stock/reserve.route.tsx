import { describeHoldEnd, findHoldEnd, HOLD_OPEN_DAYS } from '@showroom/catalog-data/hold-end';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import { OnePageForm } from '@showroom/forms/one-page-form';
import { reservationForm, restockNoticeForm } from '@showroom/forms/reservation-form';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { readBusinessFacts } from '@showroom/store/site';
import { useState } from 'react';
import { data } from 'react-router-dom';
import { findSubjectOfPiece } from '../leads/lead-subject.server.ts';
import { answerPlainForm, makeFormToken } from '../leads/post-form.server.ts';
import { ProductFormPage, type ProductFormFacts } from '../leads/product-form-page.tsx';
import { sendLead } from '../leads/send-lead.ts';
import { useSent } from '../leads/use-sent.ts';
import { runtimeContext, storeContext } from '../request-context.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useSiteFacts } from '../shell/site-facts.ts';
import type { Route } from './+types/reserve.route';
import { findPiece } from './find-piece.server.ts';

/** The form that reserves a piece, or, if none is left, asks for a message about the next one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { shelf, left, freeFrom } = await findPiece(store, params);
  const product = shelf.family.find(params.slug);
  if (!product) throw data(null, { status: 404 });
  const { hours, promises } = await readBusinessFacts(store);
  const picture = shelf.findPicture(product.pictureNames[0] ?? '');
  const page: ProductFormFacts = {
    title: `Reserve ${product.name}`,
    description: `Reserve a ${product.name} and see it in the showroom.`,
    productPath: product.path,
    backWords: 'Back to product',
    picture: picture && toPictureSource(picture, { widths: [400, 800] }),
  };
  return {
    page,
    name: product.name,
    price: product.offer?.price ?? '',
    isLeft: left > 0,
    subject: findSubjectOfPiece(params.slug, product.name, product.availability),
    formToken: await makeFormToken(context),
    holdEnd: context.get(runtimeContext).isExported
      ? 'the date in our reply'
      : describeHoldEnd(findHoldEnd(hours.pickUp, store.now())),
    holdWords: [
      'We’ll reserve one for you for an hour. Confirm with the link in our email, or call us, and it’s reserved until ',
      ` (${HOLD_OPEN_DAYS} pick-up days). After that it goes back on sale.`,
      `You pay nothing until you’ve seen it. Pick-up is ${describeOpenDays(hours.pickUp)}. Once you buy it, it ships within ${promises.shipsWithinHours} hours.`,
    ],
    noneLeftWords:
      freeFrom === null
        ? 'We’re out right now. Leave your details and we’ll let you know when more arrive.'
        : `The last one is reserved until ${freeFrom}. Leave your details and we’ll let you know if it becomes available or when more arrive.`,
  };
}

/** Receives the form without scripts. The URL says what it asks for, as the piece may sell while it is filled in. */
export async function action({ request, context }: Route.ActionArgs) {
  const asksToBeTold = new URL(request.url).searchParams.get('ask') === 'notice';
  return answerPlainForm(asksToBeTold ? 'restock-notice' : 'reservation', request, context);
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { ...loaderData.page, path: location.pathname, isIndexed: false }) : [];
}

export default function Reserve({ loaderData: piece, actionData: posted }: Route.ComponentProps) {
  const business = useSiteFacts();
  const [isGone, setIsGone] = useState(false);
  const isLeft = piece.isLeft && !isGone;
  const { isSent, send } = useSent(piece.page.productPath, async (form) => {
    const result = await sendLead(isLeft ? 'reservation' : 'restock-notice', form);
    // The same form, with what was typed, asks for the next one.
    if (result.status === 'refused' && result.code === 'nothing-left') setIsGone(true);
    return result;
  });
  return (
    <ProductFormPage
      page={piece.page}
      heading={isLeft ? 'Reserve in showroom' : 'Get notified when it’s back'}
      facts={
        <p className="lg:flex lg:items-baseline lg:justify-between lg:gap-4">
          <span className="block font-serif text-subheading">{piece.name}</span>
          <span className="tabular-nums">{piece.price}</span>
        </p>
      }
      words={isLeft ? <HoldWords piece={piece} /> : <p>{piece.noneLeftWords}</p>}
      isSent={isSent}
      stored={posted?.stored}
    >
      <OnePageForm
        form={isLeft ? reservationForm : restockNoticeForm}
        isSubjectFixed
        action={`${piece.page.productPath}/reserve${isLeft ? '' : '?ask=notice'}`}
        formToken={piece.formToken}
        context={piece.subject}
        business={business}
        send={send}
        {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
      />
    </ProductFormPage>
  );
}

function HoldWords({ piece }: { readonly piece: Route.ComponentProps['loaderData'] }) {
  const [before, after, terms] = piece.holdWords;
  return (
    <>
      <p>
        <span>{before}</span>
        <strong className="font-medium text-ink">{piece.holdEnd}</strong>
        <span>{after}</span>
      </p>
      <p>{terms}</p>
    </>
  );
}
