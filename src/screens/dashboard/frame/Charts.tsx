import { useTranslate } from 'react-admin';
import { Accuracy } from '../figures/Accuracy';
import { Corrections } from '../figures/Corrections';
import { Counting } from '../figures/Counting';
import { Section } from './Section';

/** Every analytics call as a chart, by what it is about. */
export const Charts = () => {
  const translate = useTranslate();
  const title = (name: string) => translate(`facings.dashboard.sections.${name}`);
  return (
    <>
      <Section id="accuracy" title={title('accuracy')}>
        <Accuracy />
      </Section>
      <Section id="corrections" title={title('corrections')}>
        <Corrections />
      </Section>
      <Section id="counting" title={title('counting')}>
        <Counting />
      </Section>
    </>
  );
};
