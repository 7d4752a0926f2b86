import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { StoneForm } from '@showroom/forms/stone-form';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { readBusinessFacts } from '@showroom/store/settings';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data } from 'react-router-dom';
import { findFormSubject } from '../../leads/lead-subject.server.ts';
import { answerPlainForm, makeFormToken } from '../../leads/post-form.server.ts';
import { UPLOAD_BODY_BYTES } from '../../leads/read-form.server.ts';
import { ProductFormPage, type ProductFormFacts } from '../../leads/product-form-page.tsx';
import { sendLead } from '../../leads/send-lead.ts';
import { storeContext } from '../../request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSiteFacts } from '../../shell/site-facts.ts';
import type { Route } from './+types/ask.route';

/** What can be asked of a stone on a page of its own, and the lead that comes of it. */
const leadKinds = { quote: 'stone-quote', sample: 'sample' } as const;

function readRequest(request: string): keyof typeof leadKinds {
  if (request === 'quote' || request === 'sample') return request;
  throw data(null, { status: 404 });
}

/** The short form of one stone: for a quote, or for a piece of it to be sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asksFor = readRequest(params.request);
  const store = context.get(storeContext);
  const product = catalogue.quartz.find(params.slug);
  const subject = await findFormSubject(store, 'quartz', params.slug, asksFor);
  if (!product || !subject) throw data(null, { status: 404 });
  const { name, path } = product;
  const picture = findPicture(product.pictureNames[0] ?? '');
  const { promises } = await readBusinessFacts(store);
  const page: ProductFormFacts = {
    title: asksFor === 'quote' ? `A quote for ${name}` : `A sample of ${name}`,
    description: `Tell us where to send it, or what ${name} is to become.`,
    productPath: path,
    backWords: `Back to ${name}`,
    picture: picture && toPictureSource(picture, { widths: [400, 800] }),
  };
  return {
    page,
    asksFor,
    words:
      asksFor === 'quote'
        ? `A room and rough figures are enough to begin with. We answer within ${promises.replyWithinHours} hours with what it comes to, and measure before anything is cut.`
        : `A piece of the stone, to lay beside your cabinet door, tile or floor in your own light. We write or call within ${promises.replyWithinHours} hours to say when it leaves.`,
    action: `${path}/${asksFor}`,
    subject,
    eyebrow: product.eyebrow,
    thicknesses: findQuartzColour(params.slug)?.thicknesses ?? [],
    plate: product.specifications.filter(({ label }) => label !== 'Collection'),
    formToken: await makeFormToken(context),
  };
}

/** Without scripts the form posts here. */
export const action = takingBodies(
  ({ request }) => (request === 'quote' ? UPLOAD_BODY_BYTES : undefined),
  ({ request, params, context }: Route.ActionArgs) =>
    answerPlainForm(leadKinds[readRequest(params.request)], request, context),
);

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { ...loaderData.page, path: location.pathname, isIndexed: false }) : [];
}

export default function AskForStone({ loaderData: stone, actionData: posted }: Route.ComponentProps) {
  const business = useSiteFacts();
  const { action: formAction, asksFor, eyebrow, formToken, page, plate, subject, thicknesses, words } = stone;
  return (
    <ProductFormPage
      page={page}
      facts={
        <>
          <p className="eyebrow">{eyebrow}</p>
          {plate.map(({ label, value }) => (
            <p key={label} className="text-small text-ink-muted">
              {label}: {value}
            </p>
          ))}
        </>
      }
      words={<p>{words}</p>}
      stored={posted?.stored}
    >
      <StoneForm
        key={formAction}
        action={formAction}
        asksFor={asksFor}
        thicknesses={thicknesses}
        formToken={formToken}
        context={subject}
        business={business}
        send={(form) => sendLead(leadKinds[asksFor], form)}
        {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
      />
    </ProductFormPage>
  );
}
