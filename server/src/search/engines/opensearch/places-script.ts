import type { SearchQuery } from '../../search-engine.ts';

export interface PlacesParameters {
  readonly field: string;
  readonly near: SearchQuery['near'];
  readonly within: SearchQuery['within'];
}

/**
 * Whether one and the same place of a document lies in the circle and in the box, exactly as `geography.ts` has it:
 * OpenSearch rounds places and would take one place for the circle and another for the box.
 */
export const PLACES_SCRIPT = `
  boolean isNear(double lat, double lon, Map circle) {
    double degree = Math.PI / 180;
    double circleLat = ((Number) circle.lat).doubleValue();
    double circleLong = ((Number) circle.long).doubleValue();
    double halfLat = (circleLat - lat) * degree / 2;
    double halfLong = (circleLong - lon) * degree / 2;
    double chord = Math.sin(halfLat) * Math.sin(halfLat)
      + Math.cos(lat * degree) * Math.cos(circleLat * degree) * Math.sin(halfLong) * Math.sin(halfLong);
    return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(chord))) <= ((Number) circle.km).doubleValue();
  }

  boolean isWithin(double lat, double lon, Map box) {
    double west = ((Number) box.west).doubleValue();
    double east = ((Number) box.east).doubleValue();
    if (lat < ((Number) box.south).doubleValue() || lat > ((Number) box.north).doubleValue()) { return false; }
    return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  }

  for (String place : doc[params.field].value.utf8ToString().splitOnToken(';')) {
    int comma = place.indexOf(',');
    if (comma < 0) { continue; }
    double lat = Double.parseDouble(place.substring(0, comma));
    double lon = Double.parseDouble(place.substring(comma + 1));
    if ((params.near == null || isNear(lat, lon, params.near))
        && (params.within == null || isWithin(lat, lon, params.within))) { return true; }
  }
  return false;
`;
