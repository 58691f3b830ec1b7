import { countries as words } from '../../../messages/en/desk/countries.ts';
import { recordForm } from '../../../messages/en/desk/record-form.ts';
import type { PersonalRequest } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { deskAction, deskPage } from '../desk-page.ts';
import { type EditedRecord, editDocument, respondToEdit } from '../record-form/edit-record.tsx';
import { recordIdIn } from '../record-id.ts';
import { countrySections } from './country-sections.ts';
import { COUNTRIES_PATH } from './list.tsx';

const PATH = `${COUNTRIES_PATH}/:id`;

export const deskCountryPage = deskPage(PATH, async (request) => {
  const done = request.query.get('done') === 'saved' ? recordForm.saved : undefined;
  return editDocument(await editedCountry(request), done);
});

export const deskCountryAction = deskAction(PATH, async (request, form) =>
  respondToEdit(request, form, await editedCountry(request)),
);

async function editedCountry(request: PersonalRequest): Promise<EditedRecord> {
  const { registry, visitor, messages } = request;
  const id = recordIdIn(request);
  const [stored, shown] = await Promise.all([
    visitor.asVisitor().getEditableCountry({ id }),
    registry.getCountry({ countryID: id }),
  ]);
  const { name_english: name, iso_3166_alpha2: code } = shown;
  return {
    path: `${COUNTRIES_PATH}/${id}`,
    trail: [[COUNTRIES_PATH, words.title]],
    title: name,
    lead: code,
    description: words.editDescription,
    sections: countrySections(messages.vocabulary),
    stored,
    beside: <Beside id={id} code={code} />,
    change: ({ row, reason, isDryRun, headers }) =>
      visitor.asVisitor().changeCountry({ ...row, id, reason, dry_run: isDryRun }, { headers }),
    pathOf: () => `${COUNTRIES_PATH}/${id}`,
  };
}

function Beside({ id, code }: { readonly id: number; readonly code: string }) {
  const { link } = useSite();
  return (
    <p class="row-of-links">
      <a href={link(`/country/${code}`)}>{words.publicPage}</a>
      <a href={`${link('/desk/audit')}?record_type=country&record_id=${id}`}>{words.history}</a>
    </p>
  );
}
