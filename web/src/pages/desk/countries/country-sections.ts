import { countries as words } from '../../../messages/en/desk/countries.ts';
import type { Messages } from '../../../messages/messages.ts';
import { choice, day, type FormSection, list, longText, text, yes } from '../record-form/record-parts.ts';
import { formerValues, optionsOf, period } from '../record-form/shared-parts.ts';

/** Everything that an operator changes in the profile of a country, as parts of a form. */
export function countrySections(vocabulary: Messages['vocabulary']): readonly FormSection[] {
  return [facts(vocabulary), requirements(vocabulary), texts(), regulations(), formerValues()];
}

function facts({ permission }: Messages['vocabulary']): FormSection {
  const options = optionsOf(permission);
  return {
    id: 'facts',
    title: words.facts,
    parts: [
      choice('external_QAA_is_permitted', words.external, options, { isRequired: true, empty: '' }),
      choice('european_approach_is_permitted', words.approach, options, { isRequired: true, empty: '' }),
      choice('ehea_key_commitment', words.commitment, options, { isRequired: true, empty: '' }),
      day('governmental_member_start', words.governmental),
      yes('ehea_is_member', words.isMember),
      yes('has_full_institution_list', words.hasFullList),
    ],
  };
}

function requirements({ requirement }: Messages['vocabulary']): FormSection {
  return {
    id: 'requirements',
    title: words.requirements,
    aside: words.requirementsAside,
    parts: [
      list({
        name: 'qa_requirements',
        one: words.requirement,
        add: words.addRequirement,
        none: words.noRequirements,
        parts: [
          text('qa_requirement', words.requirementName, { isRequired: true, isWide: true }),
          choice('qa_requirement_type', words.requirementKind, optionsOf(requirement), { isRequired: true }),
          ...period('requirement_valid_from', 'requirement_valid_to'),
          longText('qa_requirement_note', words.note),
        ],
      }),
      longText('qa_requirement_note', words.requirementNote),
    ],
  };
}

function texts(): FormSection {
  return {
    id: 'texts',
    title: words.texts,
    aside: words.textsAside,
    parts: [
      longText('external_QAA_note', words.externalNote),
      longText('eligibility', words.eligibility),
      longText('conditions', words.conditions),
      longText('recognition', words.recognition),
      longText('european_approach_note', words.approachNote),
      longText('general_note', words.general),
    ],
  };
}

function regulations(): FormSection {
  return {
    id: 'regulations',
    title: words.regulations,
    parts: [
      list({
        name: 'qaa_regulations',
        one: words.regulation,
        add: words.addRegulation,
        none: words.noRegulations,
        parts: [
          text('regulation', words.regulationName, { isRequired: true, isWide: true }),
          text('regulation_url', words.regulationLink, { isWide: true }),
          ...period('regulation_valid_from', 'regulation_valid_to'),
        ],
      }),
    ],
  };
}
