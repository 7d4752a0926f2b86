// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useActionData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RestorePage, type RestorePageProps } from './restore-page.tsx';
import { countsNow, dailyBackup, lockedBackup } from './sample-backups.ts';

/** A backup’s page, whose forms return this outcome. */
function openPage(backup: RestorePageProps['backup'], problems: RestorePageProps['problems']) {
  const Page = () => (
    <RestorePage
      backup={backup}
      countsNow={countsNow}
      isUnderWay={false}
      hasPassphrase={false}
      problems={useActionData<RestorePageProps['problems']>() ?? {}}
    />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => problems }]);
  render(<Stub />);
  return userEvent.setup();
}

const message = 'This passphrase does not open the backup.';

it.each([
  { button: 'Restore this backup', problem: 'restoreProblem', at: 0 },
  { button: 'Verify', problem: 'checkProblem', at: 1 },
] as const)('moves the focus to the rejected passphrase: $button', async ({ button, problem, at }) => {
  const user = openPage(lockedBackup, { [problem]: message, isOfPassphrase: true });
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByText(message);
  const fields = screen.getAllByLabelText('Passphrase');
  expect(fields[at]).toHaveAccessibleDescription(/does not open the backup/);
  await waitFor(() => expect(fields[at], 'scrolls into view').toHaveFocus());
  expect(fields[1 - at]).not.toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports at the top what has no field or needs no passphrase', async () => {
  const user = openPage(dailyBackup, { restoreProblem: message, isOfPassphrase: true });
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
