import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { findQuartzColour } from '@showroom/catalog-data/quartz';
import { RequestReceived } from '@showroom/forms/request-received';
import { StoneForm } from '@showroom/forms/stone-form';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { Picture } from '@showroom/ui/picture';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data, Link } from 'react-router-dom';
import { findFormSubject } from '../../leads/lead-subject.server.ts';
import { answerPlainForm, makeFormToken } from '../../leads/post-form.server.ts';
import { UPLOAD_BODY_BYTES } from '../../leads/read-form.server.ts';
import { sendLead } from '../../leads/send-lead.ts';
import { storeContext } from '../../request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ArrowLeftIcon } from '../../shell/icons.tsx';
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
  const product = catalogue.quartz.find(params.slug);
  const subject = await findFormSubject(context.get(storeContext), 'quartz', params.slug, asksFor);
  if (!product || !subject) throw data(null, { status: 404 });
  const picture = findPicture(product.pictureNames[0] ?? '');
  return {
    asksFor,
    subject,
    name: product.name,
    eyebrow: product.eyebrow,
    thicknesses: findQuartzColour(params.slug)?.thicknesses ?? [],
    path: product.path,
    plate: product.specifications.filter(({ label }) => label !== 'Collection'),
    picture: picture && toPictureSource(picture, { widths: [400, 800] }),
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
  const { asksFor, name } = loaderData ?? {};
  return pageMeta(matches, {
    title: name === undefined ? 'Not found' : asksFor === 'sample' ? `A sample of ${name}` : `A quote for ${name}`,
    description:
      name === undefined ? 'We have none by that name.' : `Tell us where to send it, or what ${name} is to become.`,
    path: location.pathname,
    isIndexed: false,
  });
}

export default function AskForStone({ loaderData: stone, actionData: posted }: Route.ComponentProps) {
  const facts = useSiteFacts();
  const { asksFor, eyebrow, formToken, name, path, picture, plate, subject, thicknesses } = stone;
  const { replyWithinHours } = facts.promises;
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[5fr_7fr]">
      <div>
        <Link to={path} className="inline-flex min-h-11 items-center gap-2 text-small hover:text-spruce">
          <ArrowLeftIcon className="size-4" />
          Back to {name}
        </Link>
        <h1 className="mt-2 font-serif text-title">
          {asksFor === 'quote' ? `A quote for ${name}` : `A sample of ${name}`}
        </h1>
        <div className="mt-5 flex items-center gap-5 lg:block">
          {picture && (
            <Picture
              record={picture}
              alt=""
              sizes="(min-width: 64rem) 36vw, 9rem"
              className="max-w-36 rounded-xs shadow-card lg:max-w-none"
            />
          )}
          <div className="min-w-0 lg:mt-4">
            <p className="eyebrow">{eyebrow}</p>
            {plate.map(({ label, value }) => (
              <p key={label} className="text-small text-ink-muted">
                {label}: {value}
              </p>
            ))}
          </div>
        </div>
        <p className="mt-5 max-w-prose text-ink-muted">
          {asksFor === 'quote'
            ? `A room and rough figures are enough to begin with. We answer within ${replyWithinHours} hours with what it comes to, and measure before anything is cut.`
            : `A piece of the stone, to lay beside your cabinet door, tile or floor in your own light. We write or call within ${replyWithinHours} hours to say when it leaves.`}
        </p>
      </div>
      <div className="lg:pt-14">
        {posted?.stored ? (
          <RequestReceived {...posted.stored} title="Thank you. Your request has reached us." business={facts} />
        ) : (
          <StoneForm
            key={path + asksFor}
            action={`${path}/${asksFor}`}
            asksFor={asksFor}
            thicknesses={thicknesses}
            formToken={formToken}
            context={subject}
            business={facts}
            send={(form) => sendLead(leadKinds[asksFor], form)}
            {...(posted ? { values: posted.values, issues: posted.issues, problem: posted.problem } : {})}
          />
        )}
      </div>
    </div>
  );
}
