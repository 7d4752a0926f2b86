import { findEditedPageWords, muteChecks, savePageWords } from '@showroom/store/admin';
import { data, type RouterContextProvider } from 'react-router-dom';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readRevision } from '../../frame/session/read-revision.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import type { Route } from './+types/page.route';
import { loadSeoPage } from './load-seo.server.ts';
import { readPublicPath, toSeoPageHref, type SeoRefusal } from './seo-view.ts';
import { SeoPage } from './seo-page.tsx';
import { surveyOf } from '../../frame/public-site/site-survey.server.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export const middleware = [allow('content')];

interface Asked {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

async function load({ url, context }: Asked) {
  const path = readPublicPath(url.searchParams);
  const store = context.get(storeContext);
  const survey = surveyOf(store, context.get(runtimeContext));
  const page = path === undefined ? undefined : await loadSeoPage(store, survey, path);
  if (page === undefined) {
    throw data('There’s no page at this URL, or your site isn’t responding.', { status: 404 });
  }
  return page;
}

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  return { page: await load(args), siteUrl: args.context.get(runtimeContext).siteUrl };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const path = readPublicPath(args.url.searchParams);
  if (path === undefined) throw data('There’s no page at this URL.', { status: 404 });
  const store = args.context.get(storeContext);
  const form = await readForm(args.request);
  const here = toSeoPageHref(path);
  const check = readText(form, 'mute') || readText(form, 'unmute');
  if (check !== '') {
    const isMuted = form.has('mute');
    const result = await store.write({ actor }, async (transaction) => {
      const said = await findEditedPageWords(store, path);
      const others = said.muted.filter((id) => id !== check);
      return muteChecks(transaction, { ...said, muted: isMuted ? [...others, check] : others });
    });
    if (!result.ok) throw data('Someone else changed this. Reload the page and try again.', { status: 409 });
    return redirectWithNotice(args, here, {
      text: isMuted ? 'Ignored on this page' : 'No longer ignored on this page',
    });
  }
  const from = readRevision(form.get('from'));
  const typed = { title: readText(form, 'title'), description: readText(form, 'description') };
  const result = await store.write({ actor }, (transaction) =>
    savePageWords(transaction, { path, from, words: typed }),
  );
  if (result.ok) {
    return redirectWithNotice(args, here, { text: 'Saved. Changes are live.' });
  }
  if (result.code === 'invalid')
    return data({ from, typed, issues: result.issues } satisfies SeoRefusal, { status: 400 });
  if (result.code !== 'stale') throw data(null, { status: 404 });
  const who = result.changes.at(-1)?.actorName ?? 'Someone else';
  const said = await findEditedPageWords(store, path);
  const fields = (['title', 'description'] as const).filter((field) => said[field] !== typed[field]);
  const issues = fields.map((field) => ({
    field,
    message: `${who} ${said[field] === '' ? 'cleared this' : `changed this to “${said[field]}”`} while you were editing. Save again to keep your version`,
  }));
  return data({ from: result.revision, typed, issues } satisfies SeoRefusal, { status: 409 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `SEO: ${loaderData.page.facts.path}` : 'Not found' },
  { name: 'robots', content: 'noindex' },
];

export default function Page({ actionData, loaderData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return <SeoPage key={loaderData.page.facts.path} {...loaderData} refusal={answer} />;
}
