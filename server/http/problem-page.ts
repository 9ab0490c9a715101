import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { CvProblem } from './cv-problem.ts';
import { cvPath } from './cv-upload-routes.ts';
import type { ProblemPage } from './error-answers.ts';
import { formPage, stylesOf } from './error-page.ts';
import { cvForm, joinForm, quoteForm, type SubmissionForm } from './form-fields.ts';
import type { Pages } from './pages.ts';
import type { Problem } from './problem-details.ts';
import { contentPolicy } from './security.ts';
import { contactPath, joinPath } from './submission-routes.ts';

/** Answers after which the same form has no use: it is about the sender, or the time has passed. */
const withoutForm = [401, 403, 410];

/** Builds the page that a plain form gets when its submission, or its file, was not accepted. */
export function problemPages(
  pages: Pages,
  { brand, email }: Pick<SiteInfo, 'brand' | 'email'>,
  catalogue: PriceList,
): ProblemPage {
  const styles = stylesOf(pages.html('/contact'));
  const forms: Record<string, SubmissionForm> = {
    [contactPath]: quoteForm(contactPath, catalogue),
    [joinPath]: joinForm(joinPath),
  };

  const contentFor = (request: FastifyRequest, problem: Problem) => {
    const { url } = request.routeOptions;
    const cvAddress = problem instanceof CvProblem ? problem.address : request.url;
    if (problem instanceof CvProblem || url === cvPath) {
      return { form: cvForm(cvAddress), typed: new URLSearchParams(), closing: byMail(email) };
    }
    const typed = request.body instanceof URLSearchParams ? request.body : null;
    const form = typed && forms[url ?? ''];
    return form ? { form, typed, closing: '' } : nothingToCorrect;
  };

  return (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
    const content = contentFor(request, problem);
    const shown = withoutForm.includes(problem.status)
      ? { ...content, form: null, closing: content.closing || wayBack }
      : content;
    const page = Buffer.from(formPage(problem, shown, { brand, styles }));
    return reply
      .header('content-security-policy', contentPolicy(page))
      .type('text/html; charset=utf-8')
      .send(page);
  };
}

const wayBack =
  '<p>Vuelve a la página anterior: lo que escribiste sigue ahí. También puedes ir a <a href="/contact">Contacto</a>.</p>';
const nothingToCorrect = { form: null, typed: new URLSearchParams(), closing: wayBack };

function byMail(email: string): string {
  const address = escapeHtml(email);
  return `<p>También puedes mandar tu CV a <a href="mailto:${address}">${address}</a>, con tu nombre completo en el asunto.</p>`;
}
