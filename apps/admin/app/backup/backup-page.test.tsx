// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BackupPage } from './backup-page.tsx';

it('shows at its field what is wrong with a passphrase, so that nobody makes an open backup by pressing once more', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <BackupPage
          backups={[]}
          isFolderUnreadable={false}
          sort={{ by: 'time', isDescending: true }}
          underWay={null}
          untoldProblem={null}
          hasPassphrase={false}
          problems={{ passphraseProblem: 'Use 12 characters or more' }}
        />
      ),
    },
  ]);
  render(<Stub />);
  // The second is that of a backup to put back.
  const field = screen.getAllByLabelText('Passphrase')[0];
  expect(field).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Use 12 characters/);
});
