import { cleanLine, cleanText } from '@showroom/catalog-data/typed-text';
import { FORM_TOKEN_FIELD } from '@showroom/forms/request-form-props';
import { isSpamTrapFilled } from '@showroom/forms/spam-trap';
import { LONGEST_COMMENT, LONGEST_COMMENT_NAME } from '@showroom/store/rules';
import { createComment, readFormToken, readFormTokenSecret, scoreSpam } from '@showroom/store/site';
import { formFaults } from '@showroom/web-server/form-faults';
import { data, type RouterContextProvider } from 'react-router-dom';
import { checkPerson, NOT_PROVEN } from '../../leads/check-person.server.ts';
import { makeFormToken } from '../../leads/post-form.server.ts';
import { readForm } from '../../leads/read-form.server.ts';
import { storeContext } from '../../request-context.ts';
import type { CommentValues, PostedComment } from './comment-section.tsx';
import type { CommentedPost } from './load-comments.server.ts';

/** Faster than anyone reads the preview. */
const SHORTEST_LOOK_MS = 1_000;

type Context = Readonly<RouterContextProvider>;
type Outcome = readonly [posted: PostedComment, status: number];

/**
 * Handles the form under an article. Returns a preview with a form token, which the cached page of the article can't have; a form
 * sent from the preview is stored for moderation.
 */
export function takeComment(post: CommentedPost, request: Request, context: Context) {
  return readForm(request, context, async ({ texts, fault }) => {
    const values = { name: cleanLine(readText(texts, 'name')), words: cleanText(readText(texts, 'comment')) };
    const [posted, status] =
      fault === null
        ? await answer(post, values, texts, context)
        : refuse(values, formFaults[fault].status, formFaults[fault].message);
    return data(posted, { status });
  });
}

async function answer(post: CommentedPost, values: CommentValues, form: FormData, context: Context): Promise<Outcome> {
  const issues = findIssues(values);
  if (issues.name !== undefined || issues.words !== undefined) return [{ state: 'refused', values, issues }, 400];
  const token = readText(form, FORM_TOKEN_FIELD);
  const isTrapped = isSpamTrapFilled(form);
  // A robot filled in the hidden field.
  if (token === '' && !isTrapped) {
    return [{ state: 'preview', values, formToken: await makeFormToken(context) }, 200];
  }
  const person = await checkPerson(form, 'comment', context);
  if (person.isRefused) return [{ state: 'preview', values, formToken: token, notProven: NOT_PROVEN }, 400];
  const store = context.get(storeContext);
  const spam = scoreSpam({
    isHoneypotFilled: isTrapped,
    token: readFormToken(await readFormTokenSecret(store), token, store.now()),
    unproven: person.unproven,
    name: values.name,
    text: values.words,
    shortestFillingMs: SHORTEST_LOOK_MS,
  });
  const result = await createComment(store, { postId: post.id, ...values, spam });
  if (result.ok) return [{ state: 'received' }, 200];
  return result.code === 'closed'
    ? refuse(values, 409, 'Comments are closed.')
    : refuse(values, 503, 'Your comment couldn’t be saved. Please try again in a minute.');
}

function refuse(values: CommentValues, status: number, problem: string): Outcome {
  return [{ state: 'refused', values, issues: {}, problem }, status];
}

function findIssues({ name, words }: CommentValues): { name?: string; words?: string } {
  return {
    ...(name === '' ? { name: 'Please enter a name' } : {}),
    ...(name.length > LONGEST_COMMENT_NAME ? { name: `Use at most ${LONGEST_COMMENT_NAME} characters` } : {}),
    ...(words === '' ? { words: 'Please write your comment' } : {}),
    ...(words.length > LONGEST_COMMENT ? { words: `Use at most ${LONGEST_COMMENT} characters` } : {}),
  };
}

function readText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
