import { Accordion, AccordionItem } from '@m30/ui-kit/accordion';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import type { Complex } from '../data/complex.ts';

/** Questions that buyers ask about the complex. */
export function Questions({ vendor, questions }: Pick<Complex, 'vendor' | 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <Section
      id="questions"
      title="Вопросы о&nbsp;доме"
      aside={
        <ArrowLink {...leadTrigger('consultationObject', { objects: vendor })}>
          Спросить специалиста
        </ArrowLink>
      }
    >
      <Accordion>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
