import { useSyncExternalStore } from 'react';
import { wellFormed } from '../../domain/forms/text.ts';
import { cvFaultMessages, cvFaultOf } from '../../domain/join/cv-file.ts';
import { joinFormDefinition } from '../../domain/join/join-form.ts';
import { quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import {
  type Answer,
  call,
  fieldErrorsOf,
  isSuccess,
  nextUpload,
  pauseAfter,
  sourceHeader,
} from './call.ts';
import {
  idleState,
  isBusy,
  isUnsent,
  isUploading,
  type NextTry,
  type SenderState,
  type SendStatus,
} from './sender-state.ts';
import { idempotencyKey, markSent } from './sent-drafts.ts';

/** What a form hands over; nothing of it changes any more. */
interface Submission {
  /** Id of the draft that it was made from. */
  draft: string;
  /** JSON. */
  body: string;
  /** Follows the application when that has arrived. */
  cv?: File | undefined;
}

/** A send that takes longer counts as failed, in milliseconds; a CV of 5 MB may come over a bad line. */
const sendTimeout = 30_000;
const uploadTimeout = 5 * 60_000;

/** How often what was refused for now is repeated by itself. */
const maxRetries = 3;

const disconnected = 'Se cortó la conexión.';
const failed = 'No pudimos recibirlo.';
const unreadable = 'El archivo cambió o ya no se puede leer.';

/**
 * §7.1, §7.2 and §8.2 Sends what a form handed over, one submission at a time: it belongs to no page, so
 * the visitor may leave the form, come back and edit meanwhile. What was refused for now is repeated as
 * the server says.
 */
export class SubmissionSender {
  readonly path: string;
  #state = idleState;
  readonly #listeners = new Set<() => void>();
  /** What is on its way or waits; aborted, it changes nothing any more. */
  #run = new AbortController();
  /** The form was edited while it was being sent: what was sent is not repeated. */
  #outdated = false;
  /** Where the CV belongs, and the file that was tried last. */
  #cv: { address: string; file: File } | undefined;

  constructor(path: string) {
    this.path = path;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = () => this.#state;

  async send({ draft, body, cv }: Submission) {
    if (isBusy(this.#state)) return;
    const signal = this.#start();
    this.#outdated = false;
    const page = location.pathname;
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey(draft, body),
      ...sourceHeader(),
    };
    const answer = await this.#repeat(
      this.path,
      signal,
      () => {
        this.#set({ draft, page, body, status: { kind: 'sending' }, upload: { kind: 'none' } });
        return call('POST', this.path, { headers, body, timeout: sendTimeout, signal });
      },
      (retryIn) => this.#set({ status: { kind: 'error', fields: {}, retryIn } }),
    );
    if (!answer) return;
    if (!isSuccess(answer)) {
      // What the server says of single fields no longer holds when they were edited.
      const fields = this.#outdated ? {} : fieldErrorsOf(answer);
      return this.#set({ status: { kind: 'error', fields, retryIn: null } });
    }
    markSent(draft);
    this.#set({ status: { kind: 'success' } });
    const address = answer.header('Location');
    if (!cv) return;
    if (!address) return this.#uploadFailed(failed, 'none');
    this.#cv = { address, file: cv };
    await this.upload();
  }

  /** §7.2 Sends the application's CV: the same file once more, or another one in its place. */
  async upload(file = this.#cv?.file) {
    if (!this.#cv || !file) return;
    const { address } = this.#cv;
    this.#cv = { address, file };
    const signal = this.#start();
    this.#outdated = false;
    const fault = cvFaultOf(file);
    if (fault) return this.#uploadFailed(cvFaultMessages[fault], 'other');
    const showProgress = (percent: number) => this.#set({ upload: { kind: 'sending', percent } });
    showProgress(0);
    const body = await copyOf(file).catch(() => null);
    if (signal.aborted) return;
    if (!body) return this.#uploadFailed(unreadable, 'other');
    // RFC 8187: header values are ASCII.
    const name = encodeURIComponent(wellFormed(file.name)).replaceAll("'", '%27');
    const headers = {
      'Content-Type': file.type || 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    };
    const answer = await this.#repeat(
      'The CV',
      signal,
      () => {
        showProgress(0);
        const onProgress = showProgress;
        return call('PUT', address, { headers, body, timeout: uploadTimeout, signal, onProgress });
      },
      (seconds) => this.#set({ upload: { kind: 'waiting', seconds } }),
    );
    if (!answer) return;
    if (isSuccess(answer)) return this.#set({ upload: { kind: 'received', name: file.name } });
    const detail = answer.problem?.detail ?? (answer.status === 0 ? disconnected : failed);
    this.#uploadFailed(detail, nextUpload(answer));
  }

  /** The form was edited: what was said of the last attempt no longer holds, and no repeat waits. */
  edited() {
    const { kind } = this.#state.status;
    if (kind === 'sending') this.#outdated = true;
    else if (kind === 'error') this.#stop({ kind: 'idle' });
    else if (kind === 'success') this.#set({ status: { kind: 'idle' } });
  }

  /** Nothing is sent by itself any more; what failed still says so. */
  stopWaiting() {
    const { status } = this.#state;
    this.#stop(status.kind === 'error' ? { ...status, retryIn: null } : status);
  }

  /** The visitor has seen how it ended. */
  dismiss() {
    this.#run.abort();
    this.#set(idleState);
  }

  /** The form has left the page: an outcome that it has shown is not told again elsewhere. */
  formLeft() {
    if (!isUnsent(this.#state)) this.#set(idleState);
  }

  #set(change: Partial<SenderState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
    askBeforeLeaving();
  }

  #start(): AbortSignal {
    this.#run.abort();
    this.#run = new AbortController();
    const { signal } = this.#run;
    // A page that comes back from the back/forward cache was frozen with its busy state.
    const unfreeze = ({ persisted }: PageTransitionEvent) =>
      persisted && this.#stop({ kind: 'idle' });
    addEventListener('pageshow', unfreeze, { signal });
    return signal;
  }

  #stop(status: SendStatus) {
    this.#run.abort();
    this.#set({ status });
    if (isUploading(this.#state)) this.#uploadFailed(failed, 'again');
  }

  #uploadFailed(detail: string, next: NextTry) {
    this.#set({ upload: { kind: 'failed', detail, next } });
  }

  /** Calls; what is refused for now waits as it was told and is called again. Null when it was stopped. */
  async #repeat(
    what: string,
    signal: AbortSignal,
    callOnce: () => Promise<Answer>,
    showPause: (seconds: number) => void,
  ): Promise<Answer | null> {
    for (let retriesLeft = maxRetries; ; retriesLeft -= 1) {
      const answer = await callOnce();
      if (signal.aborted) return null;
      if (isSuccess(answer)) return answer;
      console.error(`${what} was not received: ${answer.status || 'no answer'}`);
      const pause = retriesLeft > 0 && !this.#outdated ? pauseAfter(answer) : null;
      if (pause === null) return answer;
      showPause(pause);
      await elapsed(pause * 1000, signal);
      if (signal.aborted) return null;
    }
  }
}

export function useSender(sender: SubmissionSender): SenderState {
  return useSyncExternalStore(sender.subscribe, sender.getState, () => idleState);
}

export const quoteSender = new SubmissionSender(quoteFormDefinition.path);
export const applicationSender = new SubmissionSender(joinFormDefinition.path);

/** §8.2 Whoever closes the page or loads another one is asked while something is unsent. */
function askBeforeLeaving() {
  const unsent = [quoteSender, applicationSender].some((sender) => isUnsent(sender.getState()));
  if (unsent) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function elapsed(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', resolve);
  });
}

const copies = new WeakMap<File, Promise<Blob>>();

/** §5.3 A file as it was when first asked for: browsers do not read one that is saved again later. */
export function copyOf(file: File): Promise<Blob> {
  const copy = copies.get(file) ?? file.arrayBuffer().then((bytes) => new Blob([bytes]));
  copies.set(file, copy);
  return copy;
}
