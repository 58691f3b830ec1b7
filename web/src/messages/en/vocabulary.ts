/** The closed lists of the registry in words for readers. Keys are the values on the wire. */
export const vocabulary = {
  decision: {
    positive: 'Positive',
    'positive with conditions or restrictions': 'Positive with conditions or restrictions',
    negative: 'Negative',
    'not applicable': 'Not applicable',
  },
  decisionShort: {
    positive: 'Positive',
    'positive with conditions or restrictions': 'With conditions',
    negative: 'Negative',
    'not applicable': 'Not applicable',
  },
  status: {
    'part of obligatory EQA system': 'Obligatory',
    voluntary: 'Voluntary',
  },
  level: {
    'short cycle': 'Short cycle',
    'first cycle': 'First cycle (bachelor)',
    'second cycle': 'Second cycle (master)',
    'third cycle': 'Third cycle (doctorate)',
  },
  levelShort: {
    'short cycle': 'short cycle',
    'first cycle': 'bachelor',
    'second cycle': 'master',
    'third cycle': 'doctorate',
  },
  activityType: {
    institutional: 'Institution as a whole',
    'institutional/programme': 'Institution and programmes',
    programme: 'Programmes',
    'joint programme': 'Joint programmes',
  },
  permission: {
    yes: 'Yes',
    no: 'No',
    'partially / with conditions': 'In part, or with conditions',
  },
  requirement: {
    'institutional level': 'Institutions',
    'programme level': 'Programmes',
    'institutional and programme level': 'Institutions and programmes',
  },
  /** Within a sentence. */
  requirementWithin: {
    'institutional level': 'institutions',
    'programme level': 'programmes',
    'institutional and programme level': 'institutions and programmes',
  },
  agencyDecision: {
    admission: 'Admission to the register',
    renewal: 'Renewal',
    compliant: 'Found compliant',
    change: 'Change report',
    'extraordinary decision': 'Extraordinary decision',
  },
  relation: {
    own: '',
    child: 'Through a part',
    predecessor: 'Through a predecessor',
    platform: 'Through a platform',
  },
  programmeType: {
    'Full recognised degree programme': 'Full recognised degree',
    'Micro-credential': 'Micro-credential',
    'Other provision': 'Other provision',
  },
  hierarchy: {
    consortium: 'consortium',
    faculty: 'faculty',
    'independent faculty or school': 'independent faculty or school',
    'franchise or validation partnership': 'franchise or validation partnership',
    'educational platform': 'educational platform',
    alliance: 'alliance',
  },
  organisation: {
    'private company': 'Private company',
    'non governmental organisation': 'Non-governmental organisation',
    'public-private partnership': 'Public-private partnership',
    'public organisation': 'Public organisation',
    other: 'Other organisation',
  },
  focus: { regional: 'Regional', national: 'National', international: 'International' },
  yes: 'Yes',
  no: 'No',
};
