import { cpSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type FileChange = {
  name: string;
  /** Lays the files out for this kind of change, before anything watches them. */
  prepare?: (dir: string) => void;
  /** Gives bellevue's soup this price. */
  change: (dir: string, price: number) => void;
};

const KITCHEN = 'sections/10-kitchen.json';

const withPrice = (file: string, price: number): string => {
  const section = JSON.parse(readFileSync(file, 'utf8')) as { products: { price: number }[] };
  for (const product of section.products.slice(0, 1)) product.price = price;
  return JSON.stringify(section);
};

/** Points a link to another folder in one step, as Kubernetes and deployment tools do. */
function moveLink(link: string, target: string): void {
  symlinkSync(target, `${link}.next`);
  renameSync(`${link}.next`, link);
}

/** Copies the folder that a link leads to, changes the copy, points the link to it, and removes the old folder. */
function moveToCopy(dir: string, link: string, file: string, price: number): void {
  const old = readlinkSync(join(dir, link));
  const next = `..release-${price}`;
  cpSync(join(dir, old), join(dir, next), { recursive: true });
  writeFileSync(join(dir, next, file), withPrice(join(dir, next, file), price));
  moveLink(join(dir, link), next);
  rmSync(join(dir, old), { recursive: true });
}

/** How programs change a file: editors, git, sed, deployments, Kubernetes. */
export const FILE_CHANGES: readonly FileChange[] = [
  {
    name: 'writing it in place',
    change: (dir, price) => {
      const file = join(dir, 'bellevue', KITCHEN);
      writeFileSync(file, withPrice(file, price));
    },
  },
  {
    name: 'renaming another file over it',
    change: (dir, price) => {
      const file = join(dir, 'bellevue', KITCHEN);
      writeFileSync(`${file}.tmp`, withPrice(file, price));
      renameSync(`${file}.tmp`, file);
    },
  },
  {
    name: 'unlinking and creating it',
    change: (dir, price) => {
      const file = join(dir, 'bellevue', KITCHEN);
      const text = withPrice(file, price);
      rmSync(file);
      writeFileSync(file, text);
    },
  },
  {
    name: "swapping the hotel's whole folder",
    change: (dir, price) => {
      const [hotel, next, old] = ['bellevue', '.next', '.old'].map((name) => join(dir, name)) as [
        string,
        string,
        string,
      ];
      cpSync(hotel, next, { recursive: true });
      writeFileSync(join(next, KITCHEN), withPrice(join(next, KITCHEN), price));
      renameSync(hotel, old);
      renameSync(next, hotel);
      rmSync(old, { recursive: true });
    },
  },
  {
    name: "moving the link to the hotel's folder",
    prepare: (dir) => {
      renameSync(join(dir, 'bellevue'), join(dir, '..release-0'));
      symlinkSync('..release-0', join(dir, 'bellevue'));
    },
    change: (dir, price) => moveToCopy(dir, 'bellevue', KITCHEN, price),
  },
  {
    name: 'moving the ..data link of a Kubernetes volume of hotels',
    prepare: (dir) => {
      mkdirSync(join(dir, '..release-0'));
      renameSync(join(dir, 'bellevue'), join(dir, '..release-0/bellevue'));
      symlinkSync('..release-0', join(dir, '..data'));
      symlinkSync('..data/bellevue', join(dir, 'bellevue'));
    },
    change: (dir, price) => moveToCopy(dir, '..data', `bellevue/${KITCHEN}`, price),
  },
  {
    name: 'moving the ..data link of a Kubernetes volume of one folder',
    prepare: (dir) => {
      const sections = join(dir, 'bellevue/sections');
      mkdirSync(join(sections, '..release-0'));
      for (const name of ['10-kitchen.json', '20-wellness.json', '30-staff.json']) {
        renameSync(join(sections, name), join(sections, '..release-0', name));
        symlinkSync(`..data/${name}`, join(sections, name));
      }
      symlinkSync('..release-0', join(sections, '..data'));
    },
    change: (dir, price) => moveToCopy(join(dir, 'bellevue/sections'), '..data', '10-kitchen.json', price),
  },
];
