import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { ErrorSummary } from '@showroom/ui/error-summary';
import { use, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { Link, useNavigate, useNavigation, useSubmit } from 'react-router-dom';
import { writeStep } from '../../list-editing/edit-list.ts';
import { Differences } from '../../history/differences.tsx';
import type { FieldDifference } from '../../history/load-history.server.ts';
import type { LibraryPage } from '../../pictures/load-library.server.ts';
import { AccountContext } from '../../../frame/form/account-context.ts';
import { Form } from '../../../frame/form/form.tsx';
import type { PublishPlan } from '../../kinds/publish-plan.ts';
import { isLoginPath } from '../../../frame/session/return-path.ts';
import type { FieldIssue } from '../../../frame/form/field-values.ts';
import { nameIssue } from '../../../frame/form/name-issue.ts';
import { asSamePage } from '../../../frame/form/same-page.ts';
import type { LoadedPost } from './load-post.server.ts';
import { PostFields, toControlId } from './post-fields.tsx';
import { postControls, postLabels, type PostValues } from './post-values.ts';
import { PublishFields } from './publish-fields.tsx';
import { SaveStateLine } from './save-state-line.tsx';
import { LocalCopyOffer } from './local-copy-offer.tsx';
import type { LocalCopy } from './local-copy.ts';
import { DraftAutosaver, type SaveState } from './draft-autosaver.ts';

/** Why a form was not kept, and what its controls are to hold. A step chooses its cover, and is no refusal. */
export interface PostRefusal {
  readonly code: 'invalid' | 'conflict' | 'gone' | 'step';
  readonly id: string;
  readonly from: number;
  readonly values: PostValues;
  readonly issues: readonly FieldIssue[];
  /** Of long texts that someone else changed too, what would be changed of theirs. */
  readonly theirs?: readonly FieldDifference[];
  /** What was chosen for when visitors see it. */
  readonly plan: PublishPlan | undefined;
  /** The library, where no script opens it in a window. */
  readonly library?: LibraryPage | undefined;
  /** Where pictures are that the post as it is saved does not show, by their addresses. */
  readonly pictures?: Readonly<Record<string, string>>;
}

export interface PostPageProps {
  /** As it is saved now, or as a new one begins. */
  readonly post: LoadedPost;
  /** What was chosen for when visitors see it before it was looked at; undefined where nothing was. */
  readonly plan?: PublishPlan | undefined;
  /** What came of the form that was sent last, if it was not kept. */
  readonly refusal: PostRefusal | undefined;
  /** The list that it was opened from. */
  readonly listPath: string;
  /** The query of that list. */
  readonly search: string;
  /** The origin of the public site. */
  readonly siteUrl: string;
}

const titles: Readonly<Record<PostRefusal['code'], string | undefined>> = {
  invalid: undefined,
  conflict: 'Someone else changed this while you were editing',
  gone: 'This post was deleted',
  step: undefined,
};
const statusWords = { new: 'Not saved yet', draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;
const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The page on which a post is written. With scripts it keeps what is typed by itself; without, the button does. */
export function PostPage({ post, plan, refusal, listPath, search, siteUrl }: PostPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const accountId = use(AccountContext) ?? '';
  const navigate = useNavigate();
  const submit = useSubmit();
  const navigation = useNavigation();
  const isHydrated = useIsHydrated();
  const [isSending, setIsSending] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [began] = useState(post.status);
  // What the controls begin with: another generation of them begins with something else.
  const [start, setStart] = useState({ generation: 0, values: refusal?.values ?? post.values });
  const [seen, setSeen] = useState(refusal);
  if (seen !== refusal) {
    setSeen(refusal);
    if (refusal !== undefined) setStart({ generation: start.generation + 1, values: refusal.values });
  }
  const [state, setState] = useState<SaveState>({ code: 'untouched' });
  const [copy, setCopy] = useState<LocalCopy>();
  const autosaver = useRef<DraftAutosaver>(undefined);
  const answered = useRef(refusal);
  /** What the page had been answered before the press that is under way. */
  const before = useRef<PostRefusal | 'none' | undefined>('none');
  /** By a press that keeps what was typed. */
  const isSent = useRef(false);
  const openSaved = useEffectEvent((savedId: string) => void navigate(`${listPath}/${savedId}${search}`, asSamePage));
  const keep = useEffectEvent((element: HTMLFormElement) => {
    const { id, revision, values } = post;
    return new DraftAutosaver(
      element,
      { id, revision, values },
      {
        accountId,
        onState: setState,
        onFirstSave: (savedId) => openSaved(savedId),
      },
    );
  });
  useEffect(() => {
    if (form.current === null) return undefined;
    const made = keep(form.current);
    autosaver.current = made;
    setCopy(made.findCopy());
    const stop = made.watch();
    return () => {
      stop();
      // Gone from here by a press, what was typed was taken: all but what is only taken off the site, or led to the login.
      if (isSent.current && !isLoginPath(location.pathname)) made.deleteCopy();
    };
  }, []);
  const goOnFrom = useEffectEvent((found: PostRefusal) => {
    const base = { id: found.id, revision: found.from, values: post.values };
    if (found.code === 'invalid') autosaver.current?.goOnFrom(base);
    else autosaver.current?.waitForSubmit(base);
  });
  useEffect(() => {
    answered.current = refusal;
    if (refusal !== undefined) goOnFrom(refusal);
  }, [refusal]);
  const isIdle = navigation.state === 'idle';
  useEffect(() => {
    if (!isIdle || before.current === 'none') return;
    // Still here without another answer, it reached no one.
    if (answered.current === before.current) autosaver.current?.goOn();
    before.current = 'none';
    isSent.current = false;
  }, [isIdle]);
  // Controls that were filled again hold what no one has kept yet.
  useEffect(() => {
    if (start.generation > 0) autosaver.current?.noteChange();
  }, [start.generation]);
  const base = refusal ?? { id: post.id, from: post.revision };
  const isBusy = isSending || navigation.state === 'submitting';
  /** Which button was pressed: the wait is shown there. */
  const [sentIntent, setSentIntent] = useState('save');
  const isPending = (intent: string) => isBusy && sentIntent === intent;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { current } = autosaver;
    if (isBusy || current === undefined) return;
    setIsSending(true);
    setSentIntent(submitter instanceof HTMLButtonElement ? submitter.value : 'save');
    const { id, revision } = await current.hold();
    const data = new FormData(currentTarget, submitter);
    data.set('id', id);
    data.set('from', String(revision));
    isSent.current = data.get('intent') !== 'unpublish';
    before.current = answered.current;
    await submit(data, { method: 'post', replace: true });
    setIsSending(false);
  }

  const isPublic = post.status === 'published';
  return (
    <div className="max-w-6xl">
      <Link to={`${listPath}${search}`} className={linkClass}>
        Back to posts
      </Link>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="font-serif text-title">{began === 'new' ? 'Create New Post' : 'Edit Post'}</h1>
        <Badge tone={isPublic ? 'success' : 'neutral'}>{statusWords[post.status]}</Badge>
        {isPublic && post.publishAt !== '' && (
          <span className="text-small text-ink-muted">A scheduled update is pending</span>
        )}
        {post.hasUnpublishedChanges && <span className="text-small text-ink-muted">Unpublished changes</span>}
        {isPublic && (
          <a href={`${siteUrl}/blog/${post.values.slug}`} target="_blank" rel="noreferrer" className={linkClass}>
            View on site
          </a>
        )}
      </div>
      {copy !== undefined && (
        <LocalCopyOffer
          onTake={() => {
            // Over what it was typed over: what others kept since is theirs until both are put together.
            autosaver.current?.goOnFrom({ id: post.id, revision: copy.from, values: post.values });
            setStart({ generation: start.generation + 1, values: copy.values });
            setCopy(undefined);
            setIsTyped(true);
          }}
          onForget={() => {
            autosaver.current?.deleteCopy();
            setCopy(undefined);
          }}
        />
      )}
      <Form
        ref={form}
        method="post"
        noValidate
        replace
        onSubmit={(event) => void send(event)}
        onInput={() => setIsTyped(true)}
        className="mt-6 grid grid-cols-1 gap-6"
      >
        {!isHydrated && (
          // What Enter in a field does: it saves, or looks for a picture, and opens nothing by accident.
          <button
            type="submit"
            hidden
            {...(refusal?.library === undefined
              ? { name: 'intent', value: 'save' }
              : { name: 'step', value: writeStep({ field: 'cover', verb: 'choose', index: 1 }) })}
          />
        )}
        <input type="hidden" name="id" value={base.id} readOnly />
        <input type="hidden" name="from" value={base.from} readOnly />
        <input type="hidden" name="began" value={began === 'new' ? 'new' : ''} readOnly />
        <input type="hidden" name="typed" value={isTyped ? 'yes' : ''} readOnly />
        <ErrorSummary
          issues={(refusal?.issues ?? []).map(({ field, message }) => ({
            field,
            message: nameIssue(labelOf(field), message),
          }))}
          toControlId={toControlId}
          title={refusal && titles[refusal.code]}
          attempt={start.generation}
        />
        {refusal?.theirs !== undefined && refusal.theirs.length > 0 && (
          <section aria-labelledby="post-theirs" className="grid gap-2">
            <h2 id="post-theirs" className="font-serif text-heading">
              Compare versions
            </h2>
            <p className="text-small text-ink-muted">Strikethrough: their version. Underlined: yours.</p>
            <Differences differences={refusal.theirs} />
          </section>
        )}
        <div key={start.generation} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <PostFields
            values={start.values}
            issues={refusal?.issues ?? []}
            tagNames={post.tagNames}
            pictures={{ ...post.pictures, ...refusal?.pictures }}
            library={refusal?.library}
            publishing={
              <PublishFields
                post={post}
                plan={refusal?.plan ?? plan ?? toPlanOf(post)}
                error={refusal?.issues.find(({ field }) => field === 'publishAt')?.message}
              />
            }
          />
        </div>
        {/* On a phone one line of it stays in sight. */}
        <div className="max-sm:contents sm:sticky sm:bottom-0 sm:z-10 sm:-mx-6 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5 sm:gap-y-2 sm:border-t sm:border-hairline sm:bg-paper sm:px-6 sm:py-3">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-hairline max-sm:bg-paper max-sm:px-4 max-sm:py-3 sm:contents">
            <Button
              type="submit"
              name="intent"
              value="save"
              isPending={isPending('save')}
              pendingLabel={began === 'new' ? 'Creating...' : 'Saving...'}
            >
              {began === 'new' ? 'Create Post' : 'Update Post'}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="preview"
              variant="secondary"
              isPending={isPending('preview')}
              pendingLabel="Saving draft…"
            >
              Preview
            </Button>
            <div className="sm:order-last">
              <SaveStateLine state={state} isPublic={isPublic} />
            </div>
          </div>
          <Button
            type="submit"
            name="intent"
            value="rehearse"
            variant="secondary"
            className="justify-self-start"
            isPending={isPending('rehearse')}
            pendingLabel="Checking… this can take a minute."
          >
            Run publish check
          </Button>
        </div>
        {post.status !== 'new' && (
          <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-6">
            {(isPublic || post.status === 'scheduled') && (
              <Button
                type="submit"
                name="intent"
                value="unpublish"
                variant="secondary"
                isPending={isPending('unpublish')}
              >
                Unpublish
              </Button>
            )}
            {isPublic && post.hasUnpublishedChanges && (
              <Button type="submit" name="intent" value="discard" variant="secondary" isPending={isPending('discard')}>
                Discard changes
              </Button>
            )}
            <Link to={`${listPath}/${post.id}/history${search}`} className={linkClass}>
              Version history
            </Link>
            <Link to={`${listPath}/${post.id}/delete${search}`} className={`${linkClass} text-danger`}>
              Delete
            </Link>
          </div>
        )}
      </Form>
    </div>
  );
}

/** What is chosen at first: what is so already, or is planned. */
function toPlanOf({ status, publishAt }: LoadedPost): PublishPlan {
  if (publishAt !== '') return { status: 'scheduled', publishAt };
  return { status: status === 'new' ? 'draft' : status, publishAt };
}

function labelOf(field: string): string {
  const control = postControls.find((name) => name === field);
  return control === undefined ? 'Publish later' : postLabels[control];
}
