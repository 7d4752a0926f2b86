import { isRouteErrorResponse } from 'react-router-dom';
import { ErrorPage } from '../../shell/error-page.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import type { UnknownProductFacts } from './load-product.server.ts';

/** Where a product's page cannot be shown: an address that names none offers the nearest, anything else is an error. */
export function ProductError({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  // As `loadProduct` threw it: the router carries it, and forgets its type.
  return <UnknownProduct facts={error.data as UnknownProductFacts} />;
}

/** An address that names no product: the nearest ones, since most such addresses are a slip of the pen. */
function UnknownProduct({ facts }: { readonly facts: UnknownProductFacts }) {
  const { one, many } = facts.noun;
  return (
    <>
      <MessagePage
        eyebrow="404"
        title={`We couldn’t find that ${one}`}
        text={'The link may be wrong, or we may no longer carry it. Here are the closest matches.'}
      />
      <section className="page-width" aria-label={`Nearest ${many}`}>
        <CardGrid cards={facts.nearest} />
      </section>
    </>
  );
}
