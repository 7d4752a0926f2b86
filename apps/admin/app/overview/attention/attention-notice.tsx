import { Link } from 'react-router-dom';
import { DiskNotice, type DiskNoticeProps } from '../../frame/warnings/disk-notice.tsx';
import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';
import { FAILED_PICTURES_ID } from '../../content/pictures/library-path.ts';
import { FAILED_MAILS_ID } from '../../site/settings/failed-mails.tsx';
import { ANSWERS_PATH, MAIL_PATH } from '../../site/settings/mail-test.ts';
import { UNREAD_EMAILS_ID } from '../../site/settings/unread-emails.tsx';
import { countWords } from '../../frame/words/count-words.ts';

export interface Attention extends DiskNoticeProps {
  /** Outgoing emails that failed for good. */
  readonly failedMails: number;
  /** Incoming emails that couldn’t be read. */
  readonly unreadEmails: number;
  /** Pictures with a size that couldn’t be made. */
  readonly failedPictures: number;
}

/** Lists permanent failures with links, and a nearly full disk. Nothing while all is well. */
export function AttentionNotice({ failedMails, unreadEmails, failedPictures, ...disk }: Attention) {
  const failures = [
    {
      count: failedMails,
      words: `${countWords(failedMails, 'email')} couldn’t be sent.`,
      path: `${MAIL_PATH}#${FAILED_MAILS_ID}`,
      label: 'See emails that weren’t sent',
    },
    {
      count: unreadEmails,
      words: `${countWords(unreadEmails, 'email')} to your mailbox couldn’t be read.`,
      path: `${ANSWERS_PATH}#${UNREAD_EMAILS_ID}`,
      label: 'See emails that couldn’t be read',
    },
    {
      count: failedPictures,
      words: `${countWords(failedPictures, 'image')} couldn’t be prepared for the site.`,
      path: `${LIBRARY_PATH}#${FAILED_PICTURES_ID}`,
      label: 'See images that failed',
    },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <DiskNotice {...disk} />
      {failures.length > 0 && (
        <ul
          aria-label="Needs your attention"
          className="mb-6 rounded-sm border border-hairline bg-warning-surface px-4 py-2 text-small text-warning"
        >
          {failures.map(({ words, path, label }) => (
            <li key={path} className="flex flex-wrap items-center gap-x-4">
              <span className="font-medium">{words}</span>
              <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
