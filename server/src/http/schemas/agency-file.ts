import { Type } from 'typebox';
import { address } from './fields.ts';

export const AgencyFileBody = Type.Object(
  {
    id: Type.Integer({ example: 1 }),
    file_name: Type.String({ example: 'renewal-2024.pdf' }),
    url: address('Its address, for decision_file or decision_file_extra.'),
    size: Type.Integer({ description: 'In bytes.' }),
    sha256: Type.String({ description: 'Of the content.' }),
  },
  { $id: 'AgencyFile' },
);

export const AGENCY_FILE_SCHEMAS = [AgencyFileBody];
