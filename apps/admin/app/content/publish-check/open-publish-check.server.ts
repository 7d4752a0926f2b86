import { findContent, findPublishedByIds, type Store } from '@showroom/store/admin';
import { data, type RouterContextProvider } from 'react-router-dom';
import { kindOf } from '../kinds/stored-kinds.server.ts';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import { readCheckedKind } from '../kinds/publish-check-path.ts';
import { SitePreview } from './site-preview.server.ts';

interface PublishCheckArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly kind: string; readonly id: string };
}

/**
 * Loads an entry as saved, and a preview of the site with it published.
 *
 * @throws 404 if there is none
 */
export async function openPublishCheck({ request, context, params: { kind: name, id } }: PublishCheckArgs) {
  const store = context.get(storeContext);
  const { siteUrl, jobs } = context.get(runtimeContext);
  const kind = readCheckedKind(name);
  const contentKind = kind && kindOf(kind);
  const content = contentKind && (await findContent(store, contentKind, id));
  if (kind === undefined || contentKind === undefined || content === undefined) throw data(null, { status: 404 });
  const site = await SitePreview.open(
    store,
    { siteUrl, jobs },
    {
      kind: contentKind.name,
      id,
      revision: content.revision,
      // The preview may be framed by the origin that the admin is used under.
      framedBy: new URL(request.url).origin,
    },
  );
  return {
    store,
    siteUrl,
    jobs,
    kind,
    contentKind,
    content,
    site,
    /** The future path; null for an entry without its own page. */
    path: contentKind.pathOf(content.slug, content.fields),
    /** The current path; null if it isn’t public. */
    pathNow: await findPathNow(store, contentKind, id),
  };
}

async function findPathNow(store: Store, kind: ReturnType<typeof kindOf>, id: string): Promise<string | null> {
  return (await findPublishedByIds(store, kind, [id])).get(id)?.path ?? null;
}
