import { faq } from '#content/site/faq.ts';
import type { Question } from '#content/schema.ts';
import { AsideSection } from '#src/ui/layout/aside-section.tsx';
import { SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { QuestionList } from '#src/ui/layout/question-list.tsx';

/** Renders a page's questions. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <AsideSection id="faq">
      <div>
        <SectionTitle>{faq.heading}</SectionTitle>
        <SectionLead>
          {faq.ask} <a href={faq.mail.href}>{faq.mail.label}</a>
        </SectionLead>
      </div>
      <QuestionList questions={questions} />
    </AsideSection>
  );
}
