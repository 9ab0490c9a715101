import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { contentPolicy } from './content-policy.ts';
import type { ProblemPage } from './error-answers.ts';
import { joinForm, type LetterForm, quoteForm } from './form-fields.ts';
import { formPage, stylesOf } from './form-page.ts';
import { contactPath, joinPath } from './letter-routes.ts';
import type { Pages } from './pages.ts';
import type { Problem } from './problem.ts';

/** Answers that are about the sender, to whom nothing is shown again. */
const withoutForm = [403];

/** Builds the page that a plain form gets when its letter was not accepted. */
export function problemPages(pages: Pages, brand: string, catalogue: PriceList): ProblemPage {
  const styles = stylesOf(pages.html('/contact'));
  const forms: Record<string, LetterForm> = {
    [contactPath]: quoteForm(contactPath, catalogue),
    [joinPath]: joinForm(joinPath),
  };
  return (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
    const form = forms[request.routeOptions.url ?? ''];
    const typed = request.body;
    const shown = form && typed instanceof URLSearchParams && !withoutForm.includes(problem.status);
    const html = formPage(problem, shown ? { form, typed } : null, { brand, styles });
    return reply
      .header('content-security-policy', contentPolicy(html))
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
