import { businessTimeZone } from '@showroom/catalog-data/opening-hours';
import { SignInAgain } from '../../frame/form/sign-in-again.tsx';
import type { SaveState } from './draft-autosaver.ts';

const clock = new Intl.DateTimeFormat('en-CA', { timeZone: businessTimeZone, hour: 'numeric', minute: '2-digit' });

/** The save state, announced as it changes. */
export function SaveStateLine({ state, isPublic }: { readonly state: SaveState; readonly isPublic: boolean }) {
  const hasFailed = state.code === 'offline' || state.code === 'signed-out' || state.code === 'refused';
  return (
    <p
      role={hasFailed ? 'alert' : 'status'}
      className={hasFailed ? 'font-medium text-danger' : 'text-small text-ink-muted'}
    >
      {describe(state, isPublic)}
      {state.code === 'signed-out' && (
        <span>
          {' '}
          <SignInAgain />
        </span>
      )}
    </p>
  );
}

function describe(state: SaveState, isPublic: boolean): string {
  switch (state.code) {
    case 'untouched':
      return '';
    case 'typing':
      return 'Not saved yet';
    case 'saving':
      return 'Saving a draft…';
    case 'saved':
      return `Draft saved at ${clock.format(state.at)}${isPublic ? ' (not live until you publish)' : ''}`;
    default:
      return state.message;
  }
}
