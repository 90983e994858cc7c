import type { ElementType } from 'react';
import { faq } from '#content/site/faq.ts';
import type { Question } from '#content/schema.ts';
import { AsideSection } from '#src/ui/layout/aside-section.tsx';
import { SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { QuestionList } from '#src/ui/layout/question-list.tsx';

type FaqProps = { questions: readonly Question[]; Layout?: ElementType };

/** Renders a page's questions, in a section or in `Layout`. */
export function Faq({ questions, Layout = AsideSection }: FaqProps) {
  return (
    <Layout id="faq">
      <div>
        <SectionTitle>{faq.heading}</SectionTitle>
        <SectionLead>
          {faq.ask} <a href={faq.mail.href}>{faq.mail.label}</a>
        </SectionLead>
      </div>
      <QuestionList questions={questions} />
    </Layout>
  );
}
