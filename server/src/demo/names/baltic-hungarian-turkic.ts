import type { NameTable } from './name-table.ts';

export const LATVIAN: NameTable = {
  language: 'lav',
  prefixes: [],
  stems: ['Bērz', 'Migl', 'Dzērv', 'Ozol', 'Vītol', 'Lakst', 'Egl', 'Kļav', 'Zvaigž'],
  endings: [
    ['ene', 'enes'],
    ['ava', 'avas'],
    ['upe', 'upes'],
    ['ciems', 'ciema'],
  ],
  persons: [],
  kinds: {
    university: [['{of} Universitāte', 'University of {town}']],
    technical: [['{of} Tehniskā universitāte', '{town} Technical University']],
    applied: [['{of} Augstskola', '{town} University of Applied Sciences']],
    arts: [['{of} Mākslas akadēmija', '{town} Academy of Art']],
    medical: [['{of} Veselības koledža', '{town} College of Health']],
    business: [['{of} Biznesa augstskola', '{town} Business School']],
  },
  faculties: [['Juridiskā fakultāte', 'Faculty of Law']],
};

export const LITHUANIAN: NameTable = {
  language: 'lit',
  prefixes: [],
  stems: ['Berž', 'Gerv', 'Ąžuol', 'Rūk', 'Žilvit', 'Eglyn', 'Klev', 'Vieversėl', 'Šermukšn'],
  endings: [
    ['iškės', 'iškių'],
    ['ėnai', 'ėnų'],
    ['uva', 'uvos'],
    ['upis', 'upio'],
  ],
  persons: [],
  kinds: {
    university: [['{of} universitetas', 'University of {town}']],
    technical: [['{of} technikos universitetas', '{town} University of Technology']],
    applied: [['{of} kolegija', '{town} University of Applied Sciences']],
    arts: [['{of} dailės akademija', '{town} Academy of Arts']],
    medical: [['{of} sveikatos mokslų universitetas', '{town} University of Health Sciences']],
    business: [['{of} verslo aukštoji mokykla', '{town} Business School']],
  },
  faculties: [['Teisės fakultetas', 'Faculty of Law']],
};

export const HUNGARIAN: NameTable = {
  language: 'hun',
  prefixes: [],
  stems: ['Ködös', 'Nyírfa', 'Sólyom', 'Daru', 'Tölgy', 'Fűz', 'Gyöngyös', 'Rigó', 'Ezüst', 'Hárs', 'Szélkút', 'Őzes'],
  endings: [
    ['vár', 'vári'],
    ['hely', 'helyi'],
    ['falva', 'falvi'],
    ['halom', 'halmi'],
    ['keresztúr', 'keresztúri'],
    ['szeg', 'szegi'],
    ['liget', 'ligeti'],
  ],
  persons: ['Tölgyesi Boróka', 'Rigóhegyi Ábel', 'Szélkúti Zsombor'],
  kinds: {
    university: [
      ['{of} Egyetem', 'University of {town}'],
      ['{of} {person} Egyetem', '{person} University of {town}'],
    ],
    technical: [['{of} Műszaki Egyetem', '{town} University of Technology']],
    applied: [['{of} Főiskola', '{town} College of Applied Sciences']],
    arts: [['{of} Művészeti Egyetem', '{town} University of Arts']],
    medical: [['{of} Orvostudományi Egyetem', 'Medical University of {town}']],
    business: [['{of} Gazdasági Főiskola', '{town} Business School']],
  },
  faculties: [['Állam- és Jogtudományi Kar', 'Faculty of Law']],
};

export const TURKISH: NameTable = {
  language: 'tur',
  prefixes: ['Yeni ', 'Aşağı '],
  stems: ['Çınar', 'Gümüş', 'Sis', 'Kartal', 'Söğüt', 'Yıldız', 'Ardıç', 'Işık', 'Turna', 'Kavak', 'Şahin', 'Göl'],
  endings: [
    ['lıova', 'lıova'],
    ['ören', 'ören'],
    ['tepecik', 'tepecik'],
    ['suyu', 'suyu'],
    ['hisarcık', 'hisarcık'],
    ['yazı', 'yazı'],
  ],
  persons: ['Feride Çınaroğlu', 'İlhan Gümüşdere', 'Nazlı Turnagöl'],
  kinds: {
    university: [
      ['{town} Üniversitesi', '{town} University'],
      ['{town} {person} Üniversitesi', '{town} {person} University'],
    ],
    technical: [['{town} Teknik Üniversitesi', '{town} Technical University']],
    applied: [['{town} Uygulamalı Bilimler Üniversitesi', '{town} University of Applied Sciences']],
    arts: [['{town} Güzel Sanatlar Üniversitesi', '{town} University of Fine Arts']],
    medical: [['{town} Sağlık Bilimleri Üniversitesi', '{town} University of Health Sciences']],
    business: [['{town} Ticaret Üniversitesi', '{town} University of Commerce']],
  },
  faculties: [['Hukuk Fakültesi', 'Faculty of Law']],
};

export const AZERBAIJANI: NameTable = {
  language: 'aze',
  prefixes: [],
  stems: ['Gümüş', 'Dumanlı', 'Qartal', 'Söyüd', 'Ulduz', 'Durna', 'Palıd', 'Şəfəq', 'Sərçə', 'Qızılağac', 'Küləkli'],
  endings: [
    ['kənd', 'kənd'],
    ['təpə', 'təpə'],
    ['bulaq', 'bulaq'],
    ['çay', 'çay'],
  ],
  persons: [],
  kinds: {
    university: [['{town} Dövlət Universiteti', '{town} State University']],
    technical: [['{town} Texniki Universiteti', '{town} Technical University']],
    applied: [['{town} Dövlət Kolleci', '{town} State College']],
    arts: [['{town} İncəsənət Akademiyası', '{town} Academy of Arts']],
    medical: [['{town} Tibb Universiteti', '{town} Medical University']],
    business: [['{town} İqtisad Universiteti', '{town} University of Economics']],
  },
  faculties: [['Hüquq fakültəsi', 'Faculty of Law']],
};

export const ALBANIAN: NameTable = {
  language: 'sqi',
  prefixes: [],
  stems: ['Lis', 'Mjegull', 'Shqiponj', 'Ah', 'Bredh', 'Gështenj', 'Yll', 'Bor', 'Dallëndysh', 'Verr', 'Shkoz'],
  endings: [
    ['ishtë', 'ishtës'],
    ['ajë', 'ajës'],
    ['ovë', 'ovës'],
    ['anë', 'anës'],
  ],
  persons: [],
  kinds: {
    university: [['Universiteti i {of}', 'University of {town}']],
    technical: [['Universiteti Politeknik i {of}', 'Polytechnic University of {town}']],
    applied: [['Kolegji Universitar i {of}', 'University College of {town}']],
    arts: [['Universiteti i Arteve i {of}', 'University of Arts of {town}']],
    medical: [['Universiteti i Mjekësisë i {of}', 'Medical University of {town}']],
    business: [['Shkolla e Biznesit e {of}', 'Business School of {town}']],
  },
  faculties: [['Fakulteti i Drejtësisë', 'Faculty of Law']],
};
