import { sendSecurityTxt } from '@showroom/app-frame/security-txt';
import { runtimeContext, storeContext } from '../request-context.ts';
import type { Route } from './+types/security-txt.route';

export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(runtimeContext);
  return sendSecurityTxt(context.get(storeContext), { siteUrl, origin: siteUrl });
}
