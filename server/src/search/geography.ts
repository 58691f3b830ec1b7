import type { Point } from './search-document.ts';
import type { BoundingBox, Circle } from './search-engine.ts';

const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** Whether a point lies within the circle, on a sphere of the Earth's mean radius. */
export function isNear(point: Point, { lat, long, km }: Circle): boolean {
  if (Math.abs(point.lat - lat) * KM_PER_DEGREE > km) return false;
  return distanceKm(point, { lat, long }) <= km;
}

export function isWithinBox({ lat, long }: Point, { south, west, north, east }: BoundingBox): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? long >= west && long <= east : long >= west || long <= east;
}

function distanceKm(one: Point, other: Point): number {
  const lat = radians(other.lat - one.lat) / 2;
  const long = radians(other.long - one.long) / 2;
  const chord = Math.sin(lat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(long) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
