import { familyOfRoute } from '@showroom/catalog-data/catalogue/families';
import type { CatalogueFamily } from '@showroom/catalog-data/catalogue/catalogue-family';
import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { OnePageForm } from '@showroom/forms/one-page-form';
import { PLAN_FIELD } from '@showroom/forms/plan-answer';
import { ROOM_FIELD } from '@showroom/forms/room-answer';
import { productQuoteFormFor } from '@showroom/forms/product-quote-form';
import { sampleForm } from '@showroom/forms/sample-form';
import { stoneQuoteFormFor } from '@showroom/forms/stone-quote-form';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { decodePlan } from '@showroom/slab-planner/plan-code';
import { readBusinessFacts, type Store } from '@showroom/store/site';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data } from 'react-router-dom';
import { findShelfOf, type Shelf } from '../../in-stock/stock-families.server.ts';
import { writeEnclosed } from '../../leads/enclosed.ts';
import { findFormSubject } from '../../leads/lead-subject.server.ts';
import { answerPlainForm, makeFormToken } from '../../leads/post-form.server.ts';
import { bodyBytesOf } from '../../leads/read-form.server.ts';
import { ProductFormPage, type ProductFormFacts } from '../../leads/product-form-page.tsx';
import { buildQuoteHref, withFinish } from '../../leads/quote-href.ts';
import { sendLead } from '../../leads/send-lead.ts';
import { useSent } from '../../leads/use-sent.ts';
import { storeContext } from '../../request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSiteFacts } from '../../shell/site-facts.ts';
import { drawEnclosedPlan } from '../../slab-planner/describe-plan.server.ts';
import { EnclosedPlan } from '../../slab-planner/enclosed-plan.tsx';
import { readEnclosedRoom } from '../../visualizer/describe-room.server.ts';
import { EnclosedRoom } from '../../visualizer/enclosed-room.tsx';
import { keepPicture, useKeptPicture } from '../../visualizer/use-kept-picture.ts';
import { findFinish, finishPictureName } from '../product/finish.ts';
import type { Route } from './+types/ask.route';

/** The family of a form's route: of the catalogue, or of the piece in stock. */
async function findPlace(store: Store, pattern: string, slug: string): Promise<Pick<Shelf, 'family' | 'findPicture'>> {
  // The router's patterns have no leading slash.
  if (!/^\/?in-stock\//.test(pattern)) return { family: familyOfRoute(pattern.replace('/:request', '')), findPicture };
  const shelf = await findShelfOf(store, slug);
  if (!shelf) throw data(null, { status: 404 });
  return shelf;
}

function readRequest({ family, hasSamples }: Pick<CatalogueFamily, 'family' | 'hasSamples'>, request: string) {
  if (request === 'sample' && hasSamples) return { asksFor: 'sample', leadKind: 'sample' } as const;
  if (request !== 'quote') throw data(null, { status: 404 });
  return { asksFor: 'quote', leadKind: family === 'quartz' ? 'stone-quote' : 'product-quote' } as const;
}

/** The first question of a quote, unless it is the number of pieces. */
const amountWords: Readonly<Record<string, string>> = {
  flooring: 'the room and its square footage',
  'closet-systems': 'the room and your wall measurements',
};

/** A short form about one product: a quote or a sample. */
export async function loader({ params, pattern, context, request }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { family, findPicture: find } = await findPlace(store, pattern, params.slug);
  const { asksFor, leadKind } = readRequest(family, params.request);
  const product = family.find(params.slug);
  const subject = await findFormSubject(store, family.family, params.slug, asksFor);
  if (!product || !subject) throw data(null, { status: 404 });
  const { name, path } = product;
  const finish = findFinish(product.finishes, new URL(request.url).searchParams);
  const picture =
    (finish && find(finishPictureName(family.family, product.slug, finish))) ?? find(product.pictureNames[0] ?? '');
  const asked = leadKind === 'stone-quote' ? new URL(request.url).searchParams : new URLSearchParams();
  const plan = readEnclosedPlan(asked.get(PLAN_FIELD));
  const room = await readEnclosedRoom(asked.get(ROOM_FIELD));
  const { promises } = await readBusinessFacts(store);
  const page: ProductFormFacts = {
    title: asksFor === 'quote' ? `Get a Quote for ${name}` : `Request a Sample of ${name}`,
    description:
      asksFor === 'quote'
        ? `Tell us what you need ${name} for, and we’ll send you a price.`
        : `Tell us where to send a sample of ${name}, so you can see it in your own light.`,
    productPath: withFinish(path, finish),
    backWords: `Back to ${name}`,
    picture: picture && toPictureSource(picture, { widths: [400, 800] }),
  };
  return {
    page,
    leadKind,
    family: family.family,
    words:
      leadKind === 'product-quote'
        ? `Just tell us ${amountWords[family.family] ?? 'the room and how many you need'}. We’ll reply within ${promises.replyWithinHours} hours with a price and a delivery date.`
        : leadKind === 'stone-quote'
          ? `The room and rough measurements are enough to start. We’ll reply within ${promises.replyWithinHours} hours with an estimate, and measure before we cut anything.`
          : `See it at home, in your own light, next to your cabinets and floor. We’ll email or call within ${promises.replyWithinHours} hours with a shipping date.`,
    action: withFinish(buildQuoteHref(path, asksFor), finish) + writeEnclosed({ plan: plan?.code, room: room?.code }),
    plan,
    room,
    finishes: product.finishes.map(({ value, label }) => ({ value, label })),
    finish: finish && { value: finish.value, label: finish.label },
    subject,
    eyebrow: product.eyebrow,
    thicknesses: leadKind === 'stone-quote' ? (findQuartzColour(params.slug)?.thicknesses ?? []) : [],
    // Size and material are enough to recognize a product; a stone has few facts anyway.
    plate:
      leadKind === 'product-quote'
        ? product.specifications.slice(0, 2)
        : product.specifications.filter(({ label }) => label !== 'Collection'),
    formToken: await makeFormToken(context),
  };
}

/** The plan in the URL of a stone's quote, as the form shows it. */
function readEnclosedPlan(code: string | null) {
  const plan = decodePlan(code ?? '');
  return plan && drawEnclosedPlan(plan);
}

/** Without scripts the form posts here. */
export const action = takingBodies(
  ({ request }) => bodyBytesOf(request === 'quote' ? 'product-quote' : 'sample'),
  async ({ request, params, pattern, context }: Route.ActionArgs) => {
    const { family } = await findPlace(context.get(storeContext), pattern, params.slug);
    return answerPlainForm(readRequest(family, params.request).leadKind, request, context);
  },
);

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { ...loaderData.page, path: location.pathname, isIndexed: false }) : [];
}

/** The form, asking what this product needs. */
function findForm({ leadKind, family, finishes, finish, thicknesses }: Route.ComponentProps['loaderData']) {
  if (leadKind === 'sample') return sampleForm;
  if (leadKind === 'stone-quote') return stoneQuoteFormFor(thicknesses);
  return productQuoteFormFor({ family, finishes, finish: finish?.value });
}

export default function AskForProduct({ loaderData: product, actionData: posted }: Route.ComponentProps) {
  const business = useSiteFacts();
  const { action: formAction, eyebrow, finish, formToken, leadKind, page, plan, plate, room, subject, words } = product;
  const firstFiles = useKeptPicture({ slug: subject.slug, hasPlan: plan !== null });
  const { isSent, send } = useSent(formAction, async (answers) => {
    const result = await sendLead(leadKind, answers);
    if (result.status === 'stored') keepPicture(null);
    return result;
  });
  const isIncluded = (field: string) => !posted || posted.enclosed.includes(field);
  return (
    <ProductFormPage
      page={page}
      facts={
        <>
          <p className="eyebrow">{eyebrow}</p>
          {finish && <p className="text-small">{`Finish: ${finish.label}`}</p>}
          {plate.map(({ label, value }) => (
            <p key={label} className="text-small text-ink-muted">
              {label}: {value}
            </p>
          ))}
        </>
      }
      words={<p>{words}</p>}
      isSent={isSent}
      stored={posted?.stored}
    >
      <OnePageForm
        key={formAction}
        form={findForm(product)}
        isSubjectFixed
        enclosed={
          plan || room ? (
            // One line between the two.
            <div className="[&>section+section]:border-t-0">
              {room && <EnclosedRoom {...room} plan={plan?.code} isIncluded={isIncluded(ROOM_FIELD)} />}
              {plan && <EnclosedPlan {...plan} room={room?.code} isIncluded={isIncluded(PLAN_FIELD)} />}
            </div>
          ) : undefined
        }
        firstFiles={firstFiles}
        action={formAction}
        formToken={formToken}
        context={subject}
        business={business}
        send={send}
        {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
      />
    </ProductFormPage>
  );
}
