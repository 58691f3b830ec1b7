import { useSite } from '../../../site-view.ts';
import { ChoiceField, SelectField, TextArea, TextField } from './fields.tsx';
import { useForm } from './form-view.ts';
import { Rows } from './rows.tsx';
import type { Typed } from './typed.ts';

export const FIELDS_OF_STUDY = 'fields-of-study';

export const LEVELS = ['short cycle', 'first cycle', 'second cycle', 'third cycle'] as const;
const MORE = [
  'alternative_names',
  'identifiers',
  'countries',
  'nqf_level',
  'learning_outcomes',
  'learning_outcome_description',
  'field_study',
];

interface ProgrammeProps {
  readonly among: Typed;
  readonly path: string;
}

export function Programme({ among, path }: ProgrammeProps) {
  const { vocabulary, account } = useSite().messages;
  const words = account.portalForm;
  return (
    <>
      <div class="side-by-side">
        <TextField among={among} path={path} name="name_primary" maxLength={1000} />
        <TextField among={among} path={path} name="qualification_primary" isOptional maxLength={1000} />
      </div>
      <div class="side-by-side">
        <SelectField
          among={among}
          path={path}
          name="qf_ehea_level"
          options={[['', words.choose], ...LEVELS.map((level) => [level, vocabulary.level[level]] as const)]}
        />
        <ChoiceField
          among={among}
          path={path}
          name="degree_outcome"
          isInline
          options={[
            ['true', vocabulary.yes],
            ['false', vocabulary.no],
          ]}
        />
      </div>
      <div class="side-by-side">
        <TextField among={among} path={path} name="workload_ects" isNumber />
        <SelectField
          among={among}
          path={path}
          name="assessment_certification"
          options={[['', words.choose], ...Object.entries(words.assessments)]}
        />
      </div>
      <More among={among} path={path} />
    </>
  );
}

function More({ among, path }: ProgrammeProps) {
  const { problems, reference } = useForm();
  const words = useSite().messages.account.portalForm;
  const isWrong = [...problems.keys()].some((name) => MORE.some((member) => name.startsWith(`${path}${member}`)));
  const isFilled = MORE.some((name) => (among.texts[name] ?? '') !== '' || (among.lists[name] ?? []).length > 0);
  return (
    <details open={isWrong || isFilled}>
      <summary>{words.moreOfProgramme}</summary>
      <div class="stack">
        <Rows
          among={among}
          path={path}
          name="alternative_names"
          row={(row, inner) => (
            <div class="side-by-side">
              <TextField among={row} path={inner} name="name_alternative" maxLength={1000} />
              <TextField among={row} path={inner} name="qualification_alternative" isOptional maxLength={1000} />
            </div>
          )}
        />
        <Rows
          among={among}
          path={path}
          name="identifiers"
          row={(row, inner) => (
            <div class="side-by-side">
              <TextField among={row} path={inner} name="identifier" maxLength={255} />
              <SelectField
                among={row}
                path={inner}
                name="resource"
                options={[
                  ['', words.ownIdentifier],
                  ...reference.resource
                    .filter(({ resource }) => resource !== 'local identifier')
                    .map(({ resource }) => [resource, resource] as const),
                ]}
              />
            </div>
          )}
        />
        <div class="side-by-side">
          <TextField among={among} path={path} name="countries" isOptional />
          <TextField among={among} path={path} name="field_study" isOptional listId={FIELDS_OF_STUDY} />
        </div>
        <TextField among={among} path={path} name="nqf_level" isOptional size="short" maxLength={1000} />
        <TextArea among={among} path={path} name="learning_outcome_description" isOptional />
        <TextArea among={among} path={path} name="learning_outcomes" isOptional />
      </div>
    </details>
  );
}
