import { sendSecurityTxt } from '@showroom/app-frame/security-txt';
import { runtimeContext, storeContext } from '../../frame/session/request-context.ts';
import type { Route } from './+types/security-txt.route';

/** Public: people who report a vulnerability have no account. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, adminUrl } = context.get(runtimeContext);
  return sendSecurityTxt(context.get(storeContext), { siteUrl, origin: adminUrl });
}
