import { SiteLink } from '../../shell/site-link.tsx';
import type { LookedAtMirror } from './load-mirrors.server.ts';

/** What a look at a mirror tells: who makes it, what it is, how large, what it can do. */
export function MirrorDetails({ mirror }: { readonly mirror: LookedAtMirror }) {
  return (
    <div className="grid gap-4">
      <p className="eyebrow">{mirror.brand}</p>
      <p>{mirror.description}</p>
      <p className="figures text-small">{mirror.dimensions}</p>
      <ul className="list-disc pl-5">
        {mirror.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <SiteLink
        href={mirror.path}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-spruce"
      >
        {mirror.action}
      </SiteLink>
    </div>
  );
}
