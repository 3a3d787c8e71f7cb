package io.github.flightstand.protocol.squad;

import static io.github.flightstand.protocol.squad.Cards.CATALOGUE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.rules.squad.Slot;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadShip;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The cards of 281 published squads of the first edition (2014 to 2017), as they name them. */
class FlownSquadsTest {

  /** Every upgrade by its slot and id. */
  private static final String UPGRADES =
      """
      ept/veteraninstincts ept/pushthelimit system/firecontrolsystem ept/predator
      mod/engineupgrade title/millenniumfalcon crew/c3po missile/chardaanrefit
      mod/advancedcloakingdevice crew/gunner system/advancedsensors cannon/heavylasercannon
      mod/stealthdevice crew/reconspecialist turret/ioncannonturret amd/r2d2 mod/autothrusters
      crew/lukeskywalker ept/drawtheirfire crew/rebelcaptive ept/swarmtactics crew/janors
      crew/intelligenceagent title/awingtestpilot mod/hullupgrade turret/twinlaserturret
      amd/r3a2 title/royalguardtie mod/bwinge2 crew/darthvader missile/protonrockets
      mod/targetingcomputer ept/attannimindlink mod/shieldupgrade crew/tactician
      mod/munitionsfailsafe ept/crackshot torpedo/flechettetorpedoes turret/blasterturret
      ept/outmaneuver samd/unhingedastromech system/enhancedscopes torpedo/extramunitions
      torpedo/plasmatorpedoes crew/niennunb missile/assaultmissiles amd/r2astromech
      mod/guidancechips missile/concussionmissiles mod/integratedastromech title/moldycrow
      amd/r7astromech title/punishingone amd/r4d6 system/sensorjammer bomb/proximitymines
      crew/r2d2 cannon/ioncannon title/vaksai mod/pulsedrayshield ept/lonewolf
      illicit/glitterstim crew/emperorpalpatine ept/determination crew/kylekatarn
      ept/squadleader crew/navigator missile/clustermissiles illicit/iondischargers
      title/starvipermkii crew/sabinewren amd/r2d6 title/tiex7 crew/zuckuss
      illicit/feedbackarray ept/juke title/ig2000 mod/antipursuitlasers ept/deadeye
      torpedo/protontorpedos illicit/inertialdampeners torpedo/protontorpedoes bomb/ionbombs
      bomb/bombletgenerator samd/r4agromech crew/ysanneisard mod/twinionenginemkii
      mod/countermeasures crew/gonk samd/r5p8 crew/chewbacca mod/stygiumparticleaccelerator
      amd/r5astromech crew/weaponsengineer crew/dengar mod/vectoredthrusters
      system/accuracycorrector bomb/clustermines mod/advancedslam crew/wookieecommandos
      mod/longrangescanners ept/expertise crew/k4securitydroid tech/patternanalyzer
      title/concorddawnprotector crew/lattsrazzi ept/adaptability samd/overclockedr4
      missile/homingmissiles tech/commrelay title/tiex1 title/outrider crew/r2d2-swx22
      cannon/manglercannon ept/marksmanship missile/ionpulsemissile ept/adrenalinerush
      title/lightscykinterceptor torpedo/renegaderefit ept/experthandling
      missile/harpoonmissiles title/heavyscykinterceptor cannon/flechettecannon ept/wired
      title/virago ept/bodyguard bomb/thermaldetonators title/havoc samd/genius
      ept/selflessness turret/autoblasterturret crew/rey amd/m9g8 title/allianceoverhaul
      crew/inspiringrecruit crew/marajade mod/ionprojector torpedo/seismictorpedo
      bomb/connernet system/collisiondetector title/tiev1 title/btla4ywing amd/r5p9
      system/advtargetingcomputer crew/hansolo ept/wingman amd/r5k6
      torpedo/advancedprotontorpedoes title/st321 amd/r2f2 ept/opportunist ept/daredevil
      cannon/autoblaster crew/leebo illicit/hotshotblaster ept/trickshot
      modification/experimentalinterface ept/elusiveness
      """;

  /** Every pilot by his ship and id. */
  private static final String PILOTS =
      """
      z95headhunter/banditsquadronpilot tiefighter/academypilot
      tiefighter/obsidiansquadronpilot bwing/bluesquadronpilot z95headhunter/talasquadronpilot
      yt1300/hansolo lambdaclassshuttle/omicrongrouppilot tiephantom/whisper
      tiefighter/howlrunner tiefighter/blacksquadronpilot yt1300/chewbacca
      xwing/biggsdarklighter tieinterceptor/soontirfel awing/prototypepilot xwing/rookiepilot
      ewing/corranhorn firespray31/bountyhunter ywing/goldsquadronpilot xwing/wedgeantilles
      tiefighter/backstabber xwing/lukeskywalker bwing/daggersquadronpilot
      tiefighter/darkcurse bwing/keyanfarlander awing/greensquadronpilot awing/jakefarrell
      tiephantom/echo hwk290/roarkgarnet tiedefender/colvessery tieadvanced/darthvader
      z95headhunter/airencracken tieinterceptor/carnorjax tiedefender/deltasquadronpilot
      tieinterceptor/royalguardpilot kwing/mirandadoni yt1300/landocalrissian hwk290/janors
      tiedefender/rexlerbrath ewing/etahnabaht tiefighter/maulermithel xwing/tarnmison
      awing/tychocelchu jumpmaster5000/manaroo jumpmaster5000/contractedscout
      jumpmaster5000/dengar ywing/syndicatethug tiebomber/scimitarsquadronpilot
      xwing/wesjanson firespray31/bobafett bwing/neradantels firespray31/kathscarlet
      starviper/thweek vt49decimator/captainoicunn tiephantom/sigmasquadronpilot
      xwing/redsquadronpilot ywing/dutchvander tiebomber/captainjonus ywing/hortonsalm
      firespray31/krassistrelix tiefighter/nightbeast kihraxzfighter/cartelmarauder
      auzituckgunship/lowhhrick jumpmaster5000/teltrevura t70xwing/jesspava
      protectoratestarfighter/fennrau lancerclasspursuitcraft/asajjventress
      tiedefender/countessryad tiedefender/colonelvessery t70xwing/poedameron aggressor/ig88b
      kwing/wardensquadronpilot yt2400/dashrendar xwing/hobbieklivian hwk290/rebeloperative
      lambdaclassshuttle/captainkagi tieinterceptor/turrphennir
      lambdaclassshuttle/coloneljendon tiedefender/onyxsquadronpilot xwing/garvendreis
      tieinterceptor/alphasquadronpilot xwing/cavernangelszealot kihraxzfighter/captainjostero
      kihraxzfighter/talonbanecobra m3ainterceptor/cartelspacer kihraxzfighter/viktorhel
      starviper/guri scurrgh6bomber/captainnym hwk290/palobgodalhi arc170/braylenstramm
      tiefighter/captainrex tiefofighter/omegaleader tieadvprototype/theinquisitor yv666/bossk
      aggressor/ig88a yt2400/eadenvrill aggressor/ig88c lambdaclassshuttle/captainyorr
      tiebomber/gammasquadronpilot yt1300/outerrimsmuggler hwk290/kylekatarn
      z95headhunter/ltblount yt2400/wildspacefringer vt49decimator/rearadmiralchiraneau
      m3ainterceptor/sunnybounder m3ascykinterceptor/sunnybounder m3ainterceptor/inaldra
      yt2400freighter/dashrendar tiefofighter/omegasquadronpilot t70xwing/redsquadronveteran
      tiefofighter/zetaleader
      """;

  private static Squad squad(String pilot, String upgrades) throws UnreadableSquadException {
    String[] ids = pilot.split("/");
    String xws =
        "{\"pilots\": [{\"ship\": \"%s\", \"name\": \"%s\", \"upgrades\": {%s}}]}"
            .formatted(ids[0], ids[1], upgrades);
    ReadSquad read = new XwsReader(CATALOGUE).read(xws);
    assertEquals(List.of(), read.unknown(), xws);
    assertEquals(List.of(), read.ignored(), xws);
    return read.squad();
  }

  @Test
  void everyUpgradeIsFoundInItsSlotsOwnSet() throws UnreadableSquadException {
    for (String flown : UPGRADES.split("\\s+")) {
      String[] ids = flown.split("/");
      Squad squad = squad("xwing/rookiepilot", "\"%s\": [\"%s\"]".formatted(ids[0], ids[1]));
      Upgrade card = squad.ships().get(0).upgrades().get(0);
      assertEquals(Slot.of(ids[0]).orElseThrow(), card.slot(), flown);
    }
  }

  @Test
  void everyPilotIsFoundOnHisShip() throws UnreadableSquadException {
    for (String flown : PILOTS.split("\\s+")) {
      List<SquadShip> ships = squad(flown, "").ships();
      assertEquals(1, ships.size(), flown);
      assertEquals(CATALOGUE.ship(flown.split("/")[0]).orElseThrow(), ships.get(0).type(), flown);
    }
  }

  @Test
  void theseAreAll() {
    assertEquals(158, Arrays.stream(UPGRADES.split("\\s+")).distinct().count());
    assertEquals(110, Arrays.stream(PILOTS.split("\\s+")).distinct().count());
  }
}
