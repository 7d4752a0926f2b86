import { useRef } from 'react';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/search.route';
import { answerOrFailure } from '../../frame/command-palette/answer-or-failure.ts';
import { CommandPalette } from '../../frame/command-palette/command-palette.tsx';
import { loadFindings } from './load-results.server.ts';

export const middleware = [allow('start')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  const question = (new URL(args.request.url).searchParams.get('q') ?? '').trim();
  return { question, groups: await loadFindings(args.context.get(storeContext), role, question) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return answerOrFailure(serverLoader);
}

export const meta: Route.MetaFunction = () => [{ title: 'Search' }, { name: 'robots', content: 'noindex' }];

export default function SearchResultPage({ loaderData }: Route.ComponentProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <div className="max-w-2xl">
      <h1 className="mb-6 font-serif text-title">Search</h1>
      <h2 className="sr-only">Results</h2>
      <CommandPalette key={loaderData.question} answer={loaderData} box={box} />
    </div>
  );
}
