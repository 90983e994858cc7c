import { faq, questionsWith } from '#content/site/faq.ts';
import type { Question } from '#content/schema.ts';
import { AsideHead, AsideSection } from '#src/ui/layout/aside-section.tsx';
import { QuestionList } from '#src/ui/layout/question-list.tsx';

/** Renders the questions of all pages after those of this page. */
export function Faq({ own }: { own?: Question | undefined }) {
  return (
    <AsideSection id="faq">
      <AsideHead>
        <h2>{faq.heading}</h2>
        <p>
          {faq.ask} <a href={faq.mail.href}>{faq.mail.label}</a>
        </p>
      </AsideHead>
      <QuestionList questions={questionsWith(own)} />
    </AsideSection>
  );
}
